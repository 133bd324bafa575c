import { LinkedText } from './linked-text.tsx';
import type { NamedPlace } from './named-places.tsx';
import { paragraphs } from './paragraphs.ts';

interface ReplyTextProps {
  text: string;
  cursor: boolean;
  /** The restaurants that it names, which become links once it is complete. */
  places: readonly NamedPlace[];
}

/** A reply's text, with a block cursor while it streams. */
export function ReplyText({ text, cursor, places }: ReplyTextProps) {
  const parts = paragraphs(text);
  return (
    <div
      data-reply-text=""
      className="flex max-w-read flex-col gap-3 leading-[1.55] sm:gap-3.5 sm:text-[1.0625rem] sm:leading-[1.65]"
    >
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are only appended
        <p key={index} className="whitespace-pre-line wrap-anywhere">
          {cursor ? part : <LinkedText text={part} places={places} />}
          {cursor && index === parts.length - 1 && <Cursor />}
        </p>
      ))}
    </div>
  );
}

function Cursor() {
  return (
    <span
      aria-hidden="true"
      data-cursor=""
      className="ml-0.5 inline-block h-[1.05em] w-[0.5em] translate-y-[0.17em] animate-pulse rounded-[1px] bg-accent"
    />
  );
}
