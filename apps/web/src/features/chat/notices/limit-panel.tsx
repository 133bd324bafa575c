import { buttonStyles } from '@saffron/ui/button-styles';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';

const LIMIT_PANEL = {
  title: "You've hit your limit for today",
  description: 'Come back tomorrow, or use the list view to find a great spot',
  action: 'Explore Options',
};

/** Shown when the daily limit is reached. */
export function LimitPanel() {
  return (
    <section aria-labelledby="limit" className="rounded-xl border border-line bg-surface p-6 shadow-sm sm:p-8">
      <h2 id="limit" className="display text-2xl">
        {LIMIT_PANEL.title}
      </h2>
      <p className="mt-2 max-w-read text-ink-muted">{LIMIT_PANEL.description}</p>
      <Link to="/list" className={buttonStyles({ variant: 'primary', className: 'mt-5' })}>
        {LIMIT_PANEL.action}
        <ArrowRight aria-hidden="true" className="size-4.5" />
      </Link>
    </section>
  );
}
