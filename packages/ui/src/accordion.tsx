import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cx } from './cx.ts';

interface AccordionProps {
  items: readonly { title: string; content: ReactNode }[];
  /** The heading level of the titles. */
  headingLevel?: 2 | 3 | 4;
}

/** Expandable rows, one open at a time. Closed content stays in the page, hidden from keyboard and screen reader. */
export function Accordion({ items, headingLevel = 3 }: AccordionProps) {
  const id = useId();
  const [open, setOpen] = useState<number | null>(null);
  const Heading: 'h2' | 'h3' | 'h4' = `h${headingLevel}`;

  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map((item, index) => {
        const isOpen = open === index;
        return (
          <div key={item.title}>
            <Heading>
              <button
                type="button"
                id={`${id}-${index}`}
                aria-expanded={isOpen}
                aria-controls={`${id}-${index}-panel`}
                onClick={() => setOpen(isOpen ? null : index)}
                className="group flex min-h-16 w-full items-center justify-between gap-6 rounded-sm py-4 text-left text-lg font-medium"
              >
                <span className="transition-colors group-hover:text-accent">{item.title}</span>
                <ChevronDown
                  aria-hidden="true"
                  className={cx(
                    'size-5 shrink-0 text-ink-muted transition-transform duration-200',
                    isOpen && 'rotate-180',
                  )}
                />
              </button>
            </Heading>
            <section
              id={`${id}-${index}-panel`}
              aria-labelledby={`${id}-${index}`}
              inert={!isOpen}
              className={cx(
                'grid transition-[grid-template-rows,opacity] duration-200',
                isOpen ? 'grid-rows-[1fr] opacity-100' : 'grid-rows-[0fr] opacity-0',
              )}
            >
              <div className="overflow-hidden">
                <div className="max-w-read pb-6 text-ink-muted">{item.content}</div>
              </div>
            </section>
          </div>
        );
      })}
    </div>
  );
}
