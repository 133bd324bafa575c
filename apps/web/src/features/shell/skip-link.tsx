/** A link past the header, for keyboard users. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-[70] -translate-y-24 rounded-md bg-accent px-4 py-2.5 font-semibold text-accent-ink focus:translate-y-0 focus:shadow-lg"
    >
      Skip to content
    </a>
  );
}
