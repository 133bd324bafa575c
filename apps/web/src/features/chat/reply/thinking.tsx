/** Pulsing dots while a reply has no text yet. */
export function Thinking() {
  return (
    <div className="flex min-h-7 items-center gap-3 text-ink-muted">
      <span aria-hidden="true" className="flex gap-1.5">
        <Dot />
        <Dot delay="[animation-delay:200ms]" />
        <Dot delay="[animation-delay:400ms]" />
      </span>
      Finding the best spots
    </div>
  );
}

function Dot({ delay = '' }: { delay?: string }) {
  return <span className={`size-2 animate-pulse rounded-full bg-accent ${delay}`} />;
}
