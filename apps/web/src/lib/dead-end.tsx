import { Button } from '@saffron/ui/button';
import { buttonStyles } from '@saffron/ui/button-styles';
import { Card } from '@saffron/ui/card';
import { TextField } from '@saffron/ui/text-field';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface DeadEndProps {
  title: string;
  /** What happened. */
  text: string;
  /** The way on that suits most people. */
  to: '/' | '/home';
  linkText: string;
  /** What lies on the plate. */
  children?: ReactNode;
}

/** A page that leads nowhere: what happened, and where to go from here. */
export function DeadEnd({ title, text, to, linkText, children }: DeadEndProps) {
  return (
    <div className="flex flex-1 items-center justify-center px-page py-10 sm:py-16">
      <Card className="w-full max-w-lg overflow-hidden">
        <div className="flex justify-center bg-accent-soft py-6">
          <EmptyPlate>{children}</EmptyPlate>
        </div>
        <div className="p-6 text-center sm:p-8">
          <h1 className="display text-3xl">{title}</h1>
          <p className="mt-3 text-balance text-ink-muted">{text}</p>
          <div className="mt-6 flex flex-wrap justify-center gap-3">
            <Link to={to} className={buttonStyles({ variant: 'primary', className: 'max-sm:w-full' })}>
              {linkText}
            </Link>
            <Link to="/list" className={buttonStyles({ className: 'max-sm:w-full' })}>
              All restaurants
            </Link>
          </div>
          <SearchForm />
        </div>
      </Card>
    </div>
  );
}

/** Searches the list. */
function SearchForm() {
  const navigate = useNavigate();
  return (
    <div className="mt-8 border-t border-line pt-6 text-left">
      {/* biome-ignore lint/a11y/useSemanticElements: React does not know <search> yet in all environments */}
      <form
        role="search"
        action={(data) => {
          const search = String(data.get('search') ?? '').trim();
          void navigate({ to: '/list', search: search ? { search } : {} });
        }}
        className="flex items-end gap-3 [&>:first-child]:flex-1"
      >
        <TextField label="Look for a restaurant" name="search" type="search" autoComplete="off" enterKeyHint="search" />
        <Button type="submit">Search</Button>
      </form>
    </div>
  );
}

function EmptyPlate({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 120" aria-hidden="true" className="h-28" fill="none" strokeLinecap="round">
      <ellipse cx="100" cy="66" rx="52" ry="52" className="fill-line" opacity="0.6" />
      <circle cx="100" cy="60" r="52" className="fill-surface" />
      <circle cx="100" cy="60" r="36" className="stroke-line" strokeWidth="2" />
      <g className="stroke-ink-muted" strokeWidth="3.5">
        <path d="M24 18v22a9 9 0 0 0 18 0V18M33 18v84" />
        <path d="M164 102V18c10 6 13 24 10 42h-10" strokeLinejoin="round" />
      </g>
      <g className="stroke-accent" strokeWidth="3.5" strokeLinejoin="round">
        {children}
      </g>
    </svg>
  );
}
