import { PRODUCT_NAME } from '@saffron/contracts/product';
import { Link } from '@tanstack/react-router';

export function Brand({ to }: { to: '/' | '/home' }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center gap-2 rounded-md">
      <Crocus />
      <span className="display text-xl">{PRODUCT_NAME}</span>
    </Link>
  );
}

/** The logo: a saffron crocus. */
function Crocus() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7">
      <path
        fill="var(--color-accent)"
        d="M16 29C8 26 3.5 19.5 4.5 9.5c4.5 1 8 3.5 9.8 7.5L16 22l1.7-5c1.8-4 5.3-6.5 9.8-7.5C28.5 19.5 24 26 16 29z"
      />
      <path fill="var(--color-accent)" fillOpacity="0.62" d="M16 29c-5-5-7-14 0-25 7 11 5 20 0 25z" />
      <path
        d="M16 26V15m0 9c-.6-3.5-1.4-5.5-3-8m3 8c.6-3.5 1.4-5.5 3-8"
        fill="none"
        stroke="#f2a33a"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}
