import { paragraphs } from './paragraphs.ts';

/** A reply's text, with a block cursor while it streams. */
export function ReplyText({ text, cursor }: { text: string; cursor: boolean }) {
  const parts = paragraphs(text);
  return (
    <div className="flex max-w-read flex-col gap-3.5 text-[1.0625rem] leading-[1.65]">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are only appended
        <p key={index} className="whitespace-pre-line wrap-anywhere">
          {part}
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
