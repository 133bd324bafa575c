const MAX_LENGTH = 500;
const BASE = 'https://own.invalid';
/** What is no screen, and the screens where a sign-in starts. */
const NOT_A_GOAL = /^\/(?:(?:api|trpc|mcp|login|auth)(?:\/|$)|$)/;

/** A path as a router reads it; the root for one that none can. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch {
    return '/';
  }
}

/**
 * The screen to go to after a sign-in, from an address that anyone may have written.
 *
 * @returns its path with query and fragment, always on our own origin; null for anything else
 * @example ownPath('/list?search=ramen') // '/list?search=ramen'
 * @example ownPath('//evil.example/') // null
 */
export function ownPath(address: unknown): string | null {
  if (typeof address !== 'string' || address.length > MAX_LENGTH || !/^\/[\x21-\x7e]*$/.test(address)) return null;
  if (!URL.canParse(address, BASE)) return null;
  // Resolved as a browser does: `/.//evil.example` and `/\evil.example` lead to other hosts.
  const { origin, pathname, search, hash } = new URL(address, BASE);
  if (origin !== BASE || pathname.startsWith('//') || NOT_A_GOAL.test(decoded(pathname))) return null;
  return `${pathname}${search}${hash}`;
}
