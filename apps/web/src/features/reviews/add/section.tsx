import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A section of the form, with its title beside or above the fields. */
export function Section({ title, hint, children }: SectionProps) {
  return (
    <section className="grid gap-x-10 gap-y-5 border-t border-line py-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div>
        <h2 className="display text-xl">{title}</h2>
        {hint && <p className="mt-1 text-sm text-ink-muted">{hint}</p>}
      </div>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}
