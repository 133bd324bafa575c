import { Button } from '@saffron/ui/button';
import { ArrowDown } from 'lucide-react';

export function JumpButton({ onClick }: { onClick: () => void }) {
  return (
    <Button size="sm" onClick={onClick} className="min-h-11 animate-fade-in rounded-full! shadow-md!">
      <ArrowDown aria-hidden="true" className="size-4" />
      Jump to latest
    </Button>
  );
}
