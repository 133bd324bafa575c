import { isDisguised } from '@saffron/contracts/visible';

/**
 * Accepts http and https URLs only, because a link with a scheme such as `javascript:` runs in this page, and only those that show where they lead.
 *
 * @example webAddress('lume.example') // 'https://lume.example/'
 */
export function webAddress(website: string | null): string | null {
  const text = website?.trim();
  if (!text) return null;
  const url = URL.parse(text) ?? URL.parse(`https://${text}`);
  return url && /^https?:$/.test(url.protocol) && !isDisguised(text, url) ? url.href : null;
}
