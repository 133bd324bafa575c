/**
 * Negotiates the content coding (RFC 9110, 12.5.3).
 *
 * @param header the Accept-Encoding header; if missing, the response is not compressed
 * @param offers the available codings, best first; falls back to `identity`
 * @example chooseEncoding('gzip, br;q=0.5', ['br', 'gzip', 'identity']) // 'gzip'
 */
export function chooseEncoding<Offer extends string>(
  header: string | undefined,
  offers: readonly Offer[],
): Offer | 'identity' {
  const weights = new Map((header ?? '').split(',').map(weightOf));
  let best: Offer | 'identity' = 'identity';
  let most = 0;
  for (const offer of offers) {
    // An unlisted `identity` is acceptable but ranks last; a listed one ranks by its weight.
    const weight = weights.get(offer) ?? (offer === 'identity' ? 0 : (weights.get('*') ?? 0));
    if (weight > most) {
      best = offer;
      most = weight;
    }
  }
  return best;
}

function weightOf(part: string): [string, number] {
  const [name = '', ...parameters] = part.toLowerCase().split(';');
  const q = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
  return [name.trim(), q === undefined ? 1 : Number(q)];
}
