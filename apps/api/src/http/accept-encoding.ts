/**
 * The content coding that a client likes best (RFC 9110, 12.5.3).
 *
 * @param header the request's Accept-Encoding; without one, the answer goes as it is
 * @param offers what there is, the best first; `identity` is sent where nothing else is wanted, even if that is not either
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
    // Nobody has to name identity, but who names it means it: it goes behind what compresses unless it weighs more.
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
