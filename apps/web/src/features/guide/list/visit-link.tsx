import type { Restaurant } from '@saffron/contracts/guide';
import { ArrowUpRight } from 'lucide-react';
import { webAddress } from '../../../lib/web-address.ts';
import { ACTION } from '../place-actions.tsx';

/** A link to the website of a restaurant, if it has one. */
export function VisitLink({ restaurant: { name, website } }: { restaurant: Restaurant }) {
  const href = webAddress(website);
  if (!href) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Visit ${name}, opens in a new tab`}
      className={ACTION}
    >
      Visit
      <ArrowUpRight aria-hidden="true" className="size-4" />
    </a>
  );
}
