import { Hourglass } from 'lucide-react';

export function ComingSoon() {
  return (
    <section
      aria-labelledby="coming-soon"
      className="mt-10 flex gap-4 rounded-xl border border-dashed border-line-strong p-5 sm:p-6"
    >
      <Hourglass aria-hidden="true" strokeWidth={1.6} className="mt-1 size-5 shrink-0 text-accent" />
      <div>
        <h2 id="coming-soon" className="display text-xl">
          Coming Soon: Reviewer Features
        </h2>
        <ul className="mt-2 list-disc pl-5 text-ink-muted marker:text-line-strong">
          <li>Approving or rejecting new submissions</li>
          <li>Curating collections</li>
        </ul>
      </div>
    </section>
  );
}
