import { buttonStyles } from '@saffron/ui/button-styles';
import { Link } from '@tanstack/react-router';

export function PromiseBanner({ startAt }: { startAt: '/home' | '/login' }) {
  return (
    <section className="bg-accent-soft">
      <div className="mx-auto flex w-full max-w-page flex-col items-start gap-8 px-page py-20 sm:py-24 md:flex-row md:items-end md:justify-between">
        <div>
          <h2 className="display text-hero max-w-[14ch] tracking-tighter">Every meal, worth it</h2>
          <p className="mt-4 text-lg">Your AI dining expert is a sentence away.</p>
        </div>
        <Link to={startAt} className={buttonStyles({ variant: 'primary', size: 'lg', className: 'max-sm:w-full' })}>
          Get Started
        </Link>
      </div>
    </section>
  );
}
