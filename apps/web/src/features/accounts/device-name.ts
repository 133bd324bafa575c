/** The first match wins, because most user agents also name related browsers. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * A readable name for a user agent.
 *
 * @example deviceName('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ... Chrome/126.0.0.0 Safari/537.36') // 'Chrome on macOS'
 */
export function deviceName(userAgent: string | null): string {
  const text = userAgent ?? '';
  const name = (list: readonly [RegExp, string][]) => list.find(([pattern]) => pattern.test(text))?.[1];
  const browser = name(BROWSERS);
  const system = name(SYSTEMS);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `A browser on ${system}` : 'Unknown browser or app');
}
