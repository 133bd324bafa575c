import { buttonStyles } from '@saffron/ui/button-styles';
import { Card } from '@saffron/ui/card';
import { Link } from '@tanstack/react-router';
import { LockKeyhole } from 'lucide-react';

export function AccessDenied({ text, to, linkText }: { text: string; to: '/' | '/home'; linkText: string }) {
  return (
    <div className="flex flex-1 items-center justify-center px-page py-16">
      <Card className="w-full max-w-lg p-8 text-center">
        <LockKeyhole aria-hidden="true" strokeWidth={1.5} className="mx-auto size-8 text-ink-muted" />
        <h1 className="display mt-4 text-2xl">Access Denied</h1>
        <p className="mt-2 text-balance text-ink-muted">{text}</p>
        <Link to={to} className={buttonStyles({ variant: 'primary', className: 'mt-6' })}>
          {linkText}
        </Link>
      </Card>
    </div>
  );
}
