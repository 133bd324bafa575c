import { buttonStyles } from '@saffron/ui/button-styles';
import { Card } from '@saffron/ui/card';
import { Link } from '@tanstack/react-router';

export function NotFoundCard() {
  return (
    <div className="flex flex-1 items-center justify-center px-page py-16">
      <Card className="w-full max-w-lg p-8 text-center">
        <h1 className="display text-2xl">404 Page Not Found</h1>
        <p className="mt-2 text-balance text-ink-muted">This page does not exist or has moved.</p>
        <Link to="/" className={buttonStyles({ variant: 'primary', className: 'mt-6' })}>
          Back to the home page
        </Link>
      </Card>
    </div>
  );
}
