import type { CookieSerializeOptions } from '@fastify/cookie';

const DAY = 24 * 60 * 60;

/**
 * The cookie that holds a session's token (ASVS 5.0, 3.3.1 to 3.3.4).
 *
 * @param secure whether people reach the product over https. Safari takes no Secure cookie from http://localhost, so there the
 *   prefix and the attribute are left out.
 */
export function sessionCookie(secure: boolean) {
  // As long as a session can last at all: when it really ends is the server's to say.
  return cookie('saffron', secure, 90 * DAY);
}

/** The cookie that tells a browser in which somebody has signed in before. */
export function deviceCookie(secure: boolean) {
  return cookie('saffron-device', secure, 365 * DAY);
}

function cookie(name: string, secure: boolean, maxAge: number): { name: string; options: CookieSerializeOptions } {
  return {
    name: secure ? `__Host-${name}` : name,
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge },
  };
}
