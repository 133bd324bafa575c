/** The HTML of a page without what differs between any two responses. */
export const withoutNonces = (html: string): string =>
  html.replaceAll(/((?:nonce|name="csp-nonce" content)=")[^"]*/g, '$1');
