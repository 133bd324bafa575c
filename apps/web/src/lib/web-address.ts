/**
 * Accepts http and https URLs only, because a link with a scheme such as `javascript:` runs in this page.
 *
 * @example webAddress('lume.example') // 'https://lume.example/'
 */
export function webAddress(website: string | null): string | null {
  const text = website?.trim();
  if (!text) return null;
  const url = URL.parse(text) ?? URL.parse(`https://${text}`);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
