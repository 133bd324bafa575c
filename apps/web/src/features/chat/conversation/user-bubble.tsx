/** A user message, as plain text with its line breaks. */
export function UserBubble({ text }: { text: string }) {
  return (
    <p className="max-w-[min(34rem,85%)] rounded-xl rounded-br-sm bg-accent-soft px-4.5 py-2.5 whitespace-pre-wrap wrap-anywhere">
      <span className="sr-only">You: </span>
      {text}
    </p>
  );
}
