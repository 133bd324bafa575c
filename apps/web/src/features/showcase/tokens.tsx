import { Section } from './section.tsx';

const COLORS = [
  ['bg-bg', 'bg'],
  ['bg-surface', 'surface'],
  ['bg-raised', 'raised'],
  ['bg-sunken', 'sunken'],
  ['bg-hover', 'hover'],
  ['bg-thumb', 'thumb'],
  ['bg-ink', 'ink'],
  ['bg-ink-muted', 'ink-muted'],
  ['bg-line', 'line'],
  ['bg-line-strong', 'line-strong'],
  ['bg-accent', 'accent'],
  ['bg-accent-soft', 'accent-soft'],
  ['bg-danger', 'danger'],
  ['bg-danger-soft', 'danger-soft'],
  ['bg-ok', 'ok'],
  ['bg-ok-soft', 'ok-soft'],
];

export function Tokens() {
  return (
    <Section title="Tokens">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3">
        {COLORS.map(([fill, name]) => (
          <li key={name} className="text-sm">
            <span className={`${fill} mb-1 block h-14 rounded-lg border border-line`} />
            {name}
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-col gap-2">
        <p className="display text-hero">Hero 1234</p>
        <p className="display text-3xl">Headline, Ōkami & Café</p>
        <p className="display text-xl">A restaurant's name</p>
        <p className="max-w-read">
          Body text runs to sixty-eight characters a line, so that the eye finds the next one without looking for it.
          Prices are $$$, and numbers in tables are <span className="tabular">1,111 and 8,888</span>.
        </p>
        <p className="text-sm text-ink-muted">Small and muted</p>
      </div>
    </Section>
  );
}
