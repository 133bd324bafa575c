import type { Token } from '../text/tokens.ts';
import type { PriceWish } from '../wishes.ts';
import { numberIn } from './numbers.ts';

/** Up to this much a head, by price level. */
const UP_TO = [15, 30, 60, 100];

const levelOf = (amount: number): number => {
  const at = UP_TO.findIndex((most) => amount <= most);
  return at < 0 ? 5 : at + 1;
};

/** As many make one of the others. */
const YEN = 130;
const MONEY: ReadonlySet<string> = new Set('dollar buck pound euro quid usd gbp eur'.split(' '));
/** "60 a head", "30 per person", "25 each". */
const EACH: ReadonlySet<string> = new Set(['head', 'person', 'each', 'pp', 'apiece']);
const EACH_LINKS: ReadonlySet<string> = new Set(['a', 'per']);
const SLANG: Readonly<Record<string, number>> = { tenner: 10, fiver: 5 };
const UNDER: ReadonlySet<string> = new Set('under below less than max maximum most up to within'.split(' '));
const ROUND_SIGNS = ['', 'inexpensive', 'moderately priced', 'mid to upper price', 'expensive', 'very expensive'];

/**
 * A price wish said in signs ("$$") or as an amount of money a head ("under $20", "30 bucks each").
 *
 * @example priceOfMoney(tokenize('under $20 each'))?.met // [[2, 1]]
 */
export function priceOfMoney(tokens: readonly Token[]): PriceWish | null {
  for (const [at, token] of tokens.entries()) {
    const yen = /^(\d{3,5})(?:円|yen)/.exec(token.raw)?.[1];
    if (yen) return ofAmount(Math.round(Number(yen) / YEN), tokens, at);
    const inSigns = signsAt(tokens, at);
    if (inSigns) return inSigns;
    const slang = /^(?:a|one|two|\d)$/.test(tokens[at - 1]?.word ?? '') ? SLANG[token.stem] : undefined;
    if (slang) return ofAmount(slang * (numberIn(tokens[at - 1]?.word ?? '') ?? 1), tokens, at);
    const next = tokens[at + 1];
    const amount = Number(next && /^[$£€]$/.test(token.raw) ? next.raw : token.raw);
    const signed = /^[$£€]$/.test(token.raw) && Number.isFinite(amount) && next !== undefined;
    const each =
      next !== undefined &&
      (EACH.has(next.stem) || (EACH_LINKS.has(next.word) && EACH.has(tokens[at + 2]?.stem ?? '')));
    const company = companyAfter(tokens, signed ? at + 2 : at + 1);
    if (
      company > 1 &&
      amount >= 5 &&
      (signed || MONEY.has(next?.stem ?? '') || /^(?:max|maximum|tops)$/.test(next?.word ?? ''))
    )
      return ofAmount(amount / company, tokens, at);
    if (
      signed ||
      ((MONEY.has(next?.stem ?? '') || each) && amount >= 5 && Number.isFinite(amount)) ||
      (Number.isFinite(amount) && amount >= 5 && MONEY.has(next?.stem ?? ''))
    )
      return ofAmount(amount, tokens, at);
    if (amount >= 5 && isCeiling(tokens, at)) return ofAmount(amount, tokens, at);
    if (/^[$£€]{1,5}$/.test(token.raw)) return ofLevel(token.raw.length, token.raw);
  }
  return null;
}

/** "£50 for two": how many share it, where that is said right after. */
function companyAfter(tokens: readonly Token[], at: number): number {
  const from =
    MONEY.has(tokens[at]?.stem ?? '') || /^(?:max|maximum|tops|total)$/.test(tokens[at]?.word ?? '') ? at + 1 : at;
  if (tokens[from]?.word !== 'for') return 1;
  const next = tokens[from + 1]?.word === 'the' ? tokens[from + 2] : tokens[from + 1];
  return (tokens[from + 2]?.stem === 'night' ? null : numberIn(next?.word ?? '')) ?? 1;
}

/** "Two dollar signs at most", "five dollar signs is where I draw the line". */
function signsAt(tokens: readonly Token[], at: number): PriceWish | null {
  const level = numberIn(tokens[at]?.word ?? '');
  if (level === null || level < 1 || level > 5) return null;
  if (tokens[at + 1]?.stem !== 'dollar' || tokens[at + 2]?.stem !== 'sign') return null;
  const around = tokens
    .slice(Math.max(0, at - 3), at + 10)
    .map((token) => token.word)
    .join(' ');
  const said = `${level} dollar signs`;
  if (/draw the line|too (?:much|many)/.test(around)) return upTo(level - 1, `below ${said}`, said);
  return /or (?:less|fewer)|at (?:the )?most|max|up to|tops|under/.test(around)
    ? upTo(level, `up to ${said}`, said)
    : ofLevel(level, said);
}

const upTo = (most: number, label: string, said: string): PriceWish => ({
  label,
  met: [[1, 2, 3, 4, 5].filter((level) => level <= most)],
  near: [most + 1],
  said,
});

const AFTER_MONEY = /^(?:in|near|around|round|at|by|for|and|or|but|please|tonight|today|tomorrow)$/;

/** "Under 25": money, where nothing that is counted follows. */
function isCeiling(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const before = tokens.slice(Math.max(0, at - 5), at).map((token) => token.word);
  const most =
    before.at(-2) === 'more' &&
    before.at(-1) === 'than' &&
    before.some((word) => /^(?:not|no|dont|cant|without)$/.test(word));
  const said = most || ['under', 'below', 'max', 'maximum'].includes(before.at(-1) ?? '');
  const ends = next === undefined || next.clause !== tokens[at]?.clause || AFTER_MONEY.test(next.word);
  return said && /^\d+$/.test(tokens[at]?.raw ?? '') && ends;
}

function ofLevel(level: number, said: string): PriceWish {
  return {
    label: ROUND_SIGNS[level] ?? said,
    met: [[level]],
    near: [level + 1, level - 1].filter((near) => near >= 1 && near <= 5),
    said,
  };
}

function ofAmount(amount: number, tokens: readonly Token[], at: number): PriceWish {
  const level = levelOf(amount);
  const said = `${amount}`;
  const under = isCeiling(tokens, at) || tokens.slice(Math.max(0, at - 3), at).some((token) => UNDER.has(token.word));
  if (!under)
    return {
      label: `around ${said} a head`,
      met: [[level]],
      near: [level - 1, level + 1].filter((near) => near >= 1 && near <= 5),
      said,
    };
  const levels = [5, 4, 3, 2, 1].filter((one) => one <= level);
  return { label: `under ${said} a head`, met: [levels], near: [level + 1].filter((near) => near <= 5), said };
}
