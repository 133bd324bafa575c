import { cx } from './cx.ts';

const CHARACTERS = new Intl.Segmenter('en');

/** The first letter of a name in a circle. Hidden from screen readers, because the name is next to it. */
export function Avatar({ name, size = 'md' }: { name: string; size?: 'md' | 'lg' }) {
  const [first] = CHARACTERS.segment(name.trim());
  const initial = first?.segment.toUpperCase() ?? '?';
  return (
    <span
      aria-hidden="true"
      className={cx(
        'display inline-flex shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent select-none',
        size === 'lg' ? 'size-14 text-2xl' : 'size-9 text-lg',
      )}
    >
      {initial}
    </span>
  );
}
