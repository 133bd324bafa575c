import {
  AMOUNTS,
  type Bound,
  COUNTED,
  CURRENCIES,
  EACH,
  LOCAL,
  LOCAL_SIGNS,
  SLANG,
  SMALL,
  TOGETHER,
} from '../lexicon/amounts.ts';
import { end, type Halves, halvesOf } from '../text/patterns.ts';
import { stemsOf, type Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { PriceWish } from '../wishes.ts';
import { isAgeAt } from './ages.ts';
import { numberIn } from './numbers.ts';
import { isGrownTo, partySizeIn } from './party-size.ts';

/** Up to this much a head, by price level. */
const UP_TO = [15, 30, 60, 100];
const LEVELS = [1, 2, 3, 4, 5] as const;
/** No meal costs less, and a smaller number without a currency is rather a time or a party. */
const LEAST = 5;
const LEAST_BARE = 10;

const levelOf = ({ value, worth }: Pick<Amount, 'value' | 'worth'>): number => {
  const at = UP_TO.findIndex((most) => value <= most * worth);
  return at < 0 ? LEVELS.length : at + 1;
};

/** An amount in a message: money, or a price level in signs. */
interface Amount {
  from: number;
  to: number;
  value: number;
  isLevel: boolean;
  /** It is told to be money, by a currency or by "each". */
  sure: boolean;
  /** How much of its money is one of {@link UP_TO}: 1 for a currency that is named. */
  worth: number;
}

const PATTERNS = AMOUNTS.map((row) => ({ ...row, ...halvesOf(row.says) }));
const [EACH_HALVES, TOGETHER_HALVES] = [EACH, TOGETHER].map((list) => list.map(halvesOf));

/**
 * A price wish said in signs ("$$") or as an amount of money a head.
 *
 * @param tokens a message, without its times of day
 * @param worth how much of the guide's money is one pound or dollar
 * @param party for how many they look, where the message does not tell it
 * @example priceOfMoney(tokenize('under $20 each'))?.met // [[1, 2]]
 */
export function priceOfMoney(tokens: readonly Token[], worth = 1, party: number | null = null): PriceWish | null {
  for (let at = 0; at < tokens.length; at += 1) {
    const amount = amountAt(tokens, at, worth, party);
    if (!amount) continue;
    const wish = rangeFrom(tokens, amount, worth) ?? boundedBy(tokens, amount);
    if (wish) return wish;
    at = amount.to - 1;
  }
  return null;
}

function amountAt(tokens: readonly Token[], from: number, worth: number, party: number | null = null): Amount | null {
  const found = signsAt(tokens, from) ?? localAt(tokens, from, worth) ?? moneyAt(tokens, from, worth);
  if (!found) return null;
  const each = endOf(tokens, found.to, EACH_HALVES);
  if (each !== null) return { ...found, to: each, sure: true };
  const sharing = found.isLevel ? null : sharedBy(tokens, found, party);
  return sharing ? { ...found, ...sharing, sure: true } : found;
}

const OF_THOSE: ReadonlySet<string> = new Set(['of', 'those', 'these', 'the', 'your']);

function signsAt(tokens: readonly Token[], from: number): Amount | null {
  const level = { from, isLevel: true, sure: true, worth: 1 };
  const raw = tokens[from]?.raw ?? '';
  const next = tokens[from + 1];
  const isPrice = /^\d/.test(next?.raw ?? '') && next?.start === tokens[from]?.end && raw.length === 1;
  if (/^[$£€]{1,5}$/.test(raw) && !isPrice) return { ...level, to: from + 1, value: raw.length };
  const value = numberIn(tokens[from]?.word ?? '');
  let at = from + 1;
  while (OF_THOSE.has(tokens[at]?.word ?? '')) at += 1;
  if (value === null || value < 1 || value > LEVELS.length) return null;
  if (tokens[at]?.stem === 'dollar' && tokens[at + 1]?.stem === 'sign') return { ...level, to: at + 2, value };
  if (LEVEL.has(tokens[from - 1]?.word ?? '')) return { ...level, from: from - 1, to: from + 1, value };
  const to = onScaleTo(tokens, from);
  return to === null ? null : { ...level, to, value };
}

/** "Two out of five", of prices: where a number on the scale of the guide ends. */
function onScaleTo(tokens: readonly Token[], at: number): number | null {
  const most = at + (tokens[at + 1]?.word === 'out' ? 3 : 2);
  const isOf = tokens[most - 1]?.word === 'of' && numberIn(tokens[most]?.word ?? '') === LEVELS.length;
  const isOfPeople = tokens[most + 1]?.word === 'of' || COUNTED.has(tokens[most + 1]?.word ?? '');
  return isOf && !isOfPeople && tokens.some(({ stem }) => PRICING.has(stem)) ? most + 1 : null;
}
const LEVEL = wordSet('level tier');
/** With one of these a number of five is no rating. */
const PRICING = new Set(
  stemsOf(
    'price pricing pricey cost costly budget spend spending pay paying cheap cheaper expensive money dear much level tier',
  ),
);

/** "R150", "r 150", "150 rand". */
function localAt(tokens: readonly Token[], from: number, worth: number): Amount | null {
  const [, sign = '', digits] = /^(\p{L}{1,3})(\d{2,5})$/u.exec(tokens[from]?.word ?? '') ?? [];
  const local = { from, isLevel: false, sure: true, worth };
  if (digits && LOCAL_SIGNS.has(sign)) return { ...local, to: from + 1, value: Number(digits) };
  const at = LOCAL_SIGNS.has(tokens[from]?.word ?? '') ? from + 1 : from;
  const [value, length] = numberAt(tokens, at);
  const named = LOCAL.has(tokens[at + length]?.stem ?? '');
  if (value === null || value < LEAST || (at === from && !named)) return null;
  return { ...local, to: at + length + (named ? 1 : 0), value };
}

function moneyAt(tokens: readonly Token[], from: number, worth: number): Amount | null {
  const token = tokens[from];
  if (!token) return null;
  const signed = /^[$£€]$/.test(token.raw);
  const at = signed ? from + 1 : from;
  const [number, length] = numberAt(tokens, at);
  const slang = SLANG[tokens[at + length]?.stem ?? ''] ?? (length === 0 && !signed ? SLANG[token.stem] : undefined);
  if (slang) return { from, to: at + length + 1, value: (number ?? 1) * slang, isLevel: false, sure: true, worth: 1 };
  const [, digits, unit = ''] = /^(\d{2,5})(円|yen|ish|quid|usd|gbp|eur|pp)$/.exec(token.raw.toLowerCase()) ?? [];
  if (digits) {
    const yen = unit === '円' ? (SMALL.yen ?? 1) : (SMALL[unit] ?? 1);
    const sure = unit !== 'ish';
    const value = Math.round(Number(digits) / yen);
    return { from, to: from + 1, value, isLevel: false, sure, worth: sure ? 1 : worth };
  }
  if (number === null || number < LEAST) return null;
  const currency = tokens[at + length]?.stem ?? '';
  const named = CURRENCIES.has(currency);
  const to = at + length + (named ? 1 : 0);
  const sure = signed || named;
  const value = Math.round(number / (SMALL[currency] ?? 1));
  return { from, to, value, isLevel: false, sure, worth: sure ? 1 : worth };
}

/** A number in digits or words, and how many tokens it has. */
function numberAt(tokens: readonly Token[], at: number): [value: number | null, length: number] {
  const word = tokens[at]?.word ?? '';
  const value = /^\d{1,5}$/.test(word) ? Number(word) : numberIn(word);
  if (value === null) return [null, 0];
  const ones = numberIn(tokens[at + 1]?.word ?? '') ?? 0;
  const joined = !/\d/.test(word) && value >= 20 && value % 10 === 0 && ones > 0 && ones < 10;
  return joined ? [value + ones, 2] : [value, 1];
}

/** Where the longest of some second halves ends. */
function endOf(tokens: readonly Token[], at: number, list: readonly Halves[] | undefined): number | null {
  const ends = list?.flatMap(({ after }) => end(tokens, at, after, 1) ?? []) ?? [];
  return ends.length > 0 ? Math.max(...ends) : null;
}

/** What makes a bare number a sum. */
const LIMITS: ReadonlySet<string> = new Set(['max', 'maximum', 'under', 'below', 'within', 'budget', 'total']);
/** "Would 50 cover the two of us?" */
const COVERS: ReadonlySet<string> = new Set(['cover', 'covers']);
const AMONG: ReadonlySet<string> = new Set(['for', 'between', 'among', 'amongst', ...COVERS]);
/** Words of whoever comes as two. */
const COUPLE = wordSet('date anniversary wife husband girlfriend boyfriend partner fiance fiancee spouse');

/** What one of them pays. */
function sharedBy(
  tokens: readonly Token[],
  { from: begins, to, value, sure }: Amount,
  party: number | null,
): Pick<Amount, 'to' | 'value'> | null {
  const total = endOf(tokens, to, TOGETHER_HALVES);
  const from = total ?? (/^(?:max|maximum|tops)$/.test(tokens[to]?.word ?? '') ? to + 1 : to);
  const the = tokens[from + 1]?.word === 'the' ? 1 : 0;
  const forMany = AMONG.has(tokens[from]?.word ?? '') && tokens[from + 2 + the]?.stem !== 'night';
  const word = tokens[from + 1 + the]?.word ?? '';
  const near = forMany ? (word === 'both' ? 2 : numberIn(word)) : null;
  const isOurs = total !== null && tokens[total - 1]?.word === 'us';
  const isCouple = tokens.some(({ stem }) => COUPLE.has(stem));
  const company =
    near ?? (total === null ? null : (partySizeIn(tokens) ?? (isCouple ? 2 : (party ?? (isOurs ? 2 : null)))));
  const bounded = from > to || LIMITS.has(tokens[begins - 1]?.word ?? '') || COVERS.has(tokens[from]?.word ?? '');
  if (company === null || company < 2 || (!sure && total === null && !bounded)) return null;
  return { to: from, value: value / company };
}

function rangeFrom(tokens: readonly Token[], low: Amount, worth: number): PriceWish | null {
  const word = tokens[low.to]?.word ?? '';
  const linked = ['and', 'to', 'or', 'till'].includes(word);
  const dashed = tokens[low.to]?.start === (tokens[low.to - 1]?.end ?? 0) + 1 && low.to === low.from + 1;
  const high = linked ? amountAt(tokens, low.to + 1, worth) : dashed ? amountAt(tokens, low.to, worth) : null;
  if (!high || high.isLevel !== low.isLevel || high.value <= low.value || isCounted(tokens, high)) return null;
  const between = ['between', 'from'].includes(tokens[low.from - 1]?.word ?? '') && low.value >= LEAST_BARE;
  if (!low.sure && !high.sure && !between) return null;
  const [least, most] = low.isLevel ? [low.value, high.value] : [levelOf(above(low)), levelOf(high)];
  const label = low.isLevel ? `${'$'.repeat(least)} to ${'$'.repeat(most)}` : `${low.value} to ${high.value} a head`;
  return within({ least, most }, label, `${low.value}-${high.value}`);
}

const isCounted = (tokens: readonly Token[], { to, from, sure }: Amount): boolean =>
  !sure &&
  (isAge(tokens, from) ||
    isAgeAt(tokens, from) ||
    isGrownTo(tokens, from) ||
    (tokens[to]?.clause === tokens[from]?.clause && COUNTED.has(tokens[to]?.word ?? '')));

function isAge(tokens: readonly Token[], from: number): boolean {
  let at = from - 1;
  while (AGE_LINKS.has(tokens[at]?.word ?? '')) at -= 1;
  return at < from - 1 && AGED.has(tokens[at]?.stem ?? '');
}
const AGE_LINKS = wordSet('under below over all both aged age of');
const AGED = wordSet('kid child children toddler boy girl son daughter grandkid grandchild');

/** The price that an amount and the words around it ask for. */
function boundedBy(tokens: readonly Token[], amount: Amount): PriceWish | null {
  if (isCounted(tokens, amount)) return null;
  let best: (typeof PATTERNS)[number] | null = null;
  let most = -1;
  for (const pattern of PATTERNS) {
    if (!amount.sure && (!pattern.bare || amount.value < LEAST_BARE)) continue;
    const start = end(tokens, amount.from - 1, pattern.before, -1);
    const stop = end(tokens, amount.to, pattern.after, 1);
    if (start === null || stop === null) continue;
    const length = amount.from - 1 - start + stop - amount.to;
    if (length > most) [best, most] = [pattern, length];
  }
  return best && wishFor(best.bound, amount);
}

/** One level up, where the amount is the end of a level. */
const above = (amount: Amount): Amount => ({ ...amount, value: amount.value + 0.01 });

function wishFor(bound: Bound, amount: Amount): PriceWish {
  const { value, isLevel, worth } = amount;
  const said = isLevel ? '$'.repeat(value) : `${Math.round(value)}`;
  const sum = isLevel ? said : `${said} a head`;
  // What the notes ask can be compared with it.
  const counted = isLevel || worth === 1 ? {} : { sum: value };
  switch (bound) {
    case 'below':
      return {
        ...within({ most: isLevel ? Math.max(1, value - 1) : levelOf(amount) }, `under ${sum}`, said),
        ...counted,
      };
    case 'atMost':
      return { ...within({ most: isLevel ? value : levelOf(amount) }, `up to ${sum}`, said), ...counted };
    case 'atLeast':
      return within({ least: isLevel ? value : levelOf(above(amount)) }, `from ${sum}`, said);
    case 'around':
      return around(isLevel ? value : levelOf(amount), isLevel, said);
  }
}

/** Levels between bounds that no reply goes over. */
function within(bounds: { least?: number; most?: number }, label: string, said: string): PriceWish {
  const { least = 1, most = LEVELS.length } = bounds;
  return { label, met: [LEVELS.filter((level) => level >= least && level <= most)], near: [], ...bounds, said };
}

const ROUND_SIGNS = ['', 'inexpensive', 'moderately priced', 'mid to upper price', 'expensive', 'very expensive'];

const around = (level: number, isLevel: boolean, said: string): PriceWish => ({
  label: isLevel ? (ROUND_SIGNS[level] ?? said) : `around ${said} a head`,
  met: [[level]],
  near: [level - 1, level + 1].filter((near) => near >= 1 && near <= LEVELS.length),
  said,
});
