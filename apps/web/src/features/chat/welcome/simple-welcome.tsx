/** The empty state of the simple chat. */
export function SimpleWelcome() {
  return (
    <div className="text-center">
      <h1 className="display text-3xl sm:text-[2.75rem]">Welcome to Claude Chat</h1>
      <p className="mx-auto mt-4 max-w-md text-lg text-balance text-ink-muted">
        Say what you are in the mood for, where, and what you want to spend. The answer comes from our own guide.
      </p>
    </div>
  );
}
