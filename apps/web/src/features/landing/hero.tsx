import { buttonStyles } from '@saffron/ui/button-styles';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { CardView } from './example.ts';
import { ExampleConversation } from './example-conversation.tsx';

export function Hero({ startAt, Card }: { startAt: '/home' | '/login'; Card: ComponentType<CardView> }) {
  return (
    <section className="mx-auto grid w-full max-w-page items-center gap-x-16 gap-y-14 px-page pt-8 pb-16 sm:pt-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pt-10 lg:pb-24">
      <div>
        <p className="font-medium text-accent">Your AI dining expert</p>
        <h1 className="display mt-4 max-w-[12ch] text-hero tracking-tighter">Let us find your next great meal.</h1>
        <p className="mt-6 max-w-[44ch] text-lg text-ink-muted">
          Say what you are in the mood for, in your own words. You get a written answer from a guide that reviewers keep
          up to date, not an average of strangers' stars.
        </p>
        <div className="mt-8 flex gap-3">
          <Link to={startAt} className={buttonStyles({ variant: 'primary', size: 'lg', className: 'max-sm:flex-1' })}>
            Get Started
          </Link>
          {startAt === '/login' && (
            <Link
              to="/login"
              className={buttonStyles({ variant: 'secondary', size: 'lg', className: 'max-sm:flex-1' })}
            >
              Sign in
            </Link>
          )}
        </div>
        <p className="mt-4 text-sm text-ink-muted">Free for a limited number of recommendations</p>
      </div>
      <ExampleConversation Card={Card} />
    </section>
  );
}
