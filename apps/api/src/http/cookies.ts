import type { CookieSerializeOptions } from '@fastify/cookie';

const DAY = 24 * 60 * 60;

/**
 * The session cookie (ASVS 5.0, 3.3.1 to 3.3.4).
 *
 * @param secure whether the public URL uses https. Safari rejects Secure cookies on http://localhost, so the prefix and
 * the attribute are omitted there.
 */
export function sessionCookie(secure: boolean) {
  // The maximum lifetime of a session. The server decides when a session actually ends.
  return cookie('saffron', secure, 90 * DAY);
}

/** Identifies a browser that has signed in before. */
export function deviceCookie(secure: boolean) {
  return cookie('saffron-device', secure, 365 * DAY);
}

function cookie(name: string, secure: boolean, maxAge: number): { name: string; options: CookieSerializeOptions } {
  return {
    name: secure ? `__Host-${name}` : name,
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge },
  };
}
