import { ATTRIBUTES } from '../../understanding/fold.ts';
import { DIETS, FOODS } from '../../understanding/lexicon/foods.ts';
import { STOP_KINDS, type StopKind } from '../../understanding/plan.ts';
import type { Mention, Reading } from '../../understanding/reading/reading.ts';
import { Phrases } from '../../understanding/text/phrases.ts';
import { KINDS } from './kinds.ts';

/** Words that name a stop. */
export interface Head {
  kind: StopKind;
  from: number;
  to: number;
  said: string;
  negated: boolean;
  /** It names the kind of outing itself, rather than a dish. */
  plain: boolean;
  /** What may belong to another head as well: dinner with live music. */
  weak: boolean;
  /** It says no more than the kind itself. */
  generic: boolean;
  /** The kitchen that it names, as replies call it; null for a dish. */
  kitchen: string | null;
}

const entries = <K extends 'foods' | 'features' | 'weak'>(list: K) =>
  STOP_KINDS.flatMap((kind) => (KINDS[kind][list] ?? []).map((key) => [key, kind] as const));
const BY_FOOD = new Map(entries('foods'));
const BY_FEATURE = new Map(entries('features'));
const BY_WEAK = new Map(entries('weak'));
const BY_WORD = new Phrases<StopKind>(
  STOP_KINDS.flatMap((kind) =>
    KINDS[kind].words
      .split('|')
      .filter(Boolean)
      .map((word) => [word, kind] as const),
  ),
);

/** "Tonight" tells when, and makes a dinner only where nothing else is named. */
export const isTimeOfDay = (said: string): boolean => /night|evening|noon|midday|morning|nite/i.test(said);

function kindOf({ meaning, said }: Mention): Pick<Head, 'kind' | 'plain' | 'weak'> | null {
  if (meaning.type === 'meal') return { kind: meaning.meal, plain: true, weak: isTimeOfDay(said) };
  if (meaning.type === 'feature') {
    const kind = BY_FEATURE.get(meaning.key);
    const weak = BY_WEAK.get(meaning.key);
    return kind ? { kind, plain: true, weak: false } : weak ? { kind: weak, plain: true, weak: true } : null;
  }
  if (meaning.type === 'noted-dish' || meaning.type === 'unknown-food')
    return { kind: 'bite', plain: false, weak: false };
  if (meaning.type !== 'food' || DIETS.has(meaning.key)) return null;
  const kind = BY_FOOD.get(meaning.key);
  if (kind) return { kind, plain: true, weak: false };
  return ATTRIBUTES.has(meaning.key) ? null : { kind: 'bite', plain: false, weak: false };
}

function kitchenOf(key: string | null): string | null {
  const food = FOODS.get(key ?? '');
  return food?.kind === 'kitchen' ? food.label : null;
}

/**
 * The words of a message that name stops, from left to right.
 *
 * @example headsIn(reading('tacos, then a bar')).map(({ kind }) => kind) // ['bite', 'drinks']
 */
export function headsIn({ tokens, mentions, taken }: Reading): Head[] {
  const heads = mentions.flatMap((mention): Head[] => {
    const kind = kindOf(mention);
    const { from, to, said, negated } = mention;
    const key = 'key' in mention.meaning ? mention.meaning.key : null;
    const generic = kind !== null && key !== null && KINDS[kind.kind].generic.includes(key);
    return kind ? [{ ...kind, from, to, said, negated, generic, kitchen: kitchenOf(key) }] : [];
  });
  const words = BY_WORD.findAll(tokens, taken).map(({ from, to, value }): Head => {
    const said = tokens
      .slice(from, to)
      .map(({ raw }) => raw)
      .join(' ');
    const [plain, weak] = [value !== 'bite', value === 'bite'];
    return { kind: value, from, to, said, negated: false, plain, weak, generic: plain, kitchen: null };
  });
  // "A bar for after dinner" is one stop.
  const isOver = ({ from, kind }: Head) =>
    KINDS[kind].group === 'meal' && tokens[from - 1]?.word === 'after' && tokens[from - 2]?.word === 'for';
  const byPlace = [...heads, ...words]
    .filter((head) => !isOver(head))
    .sort((a, b) => a.from - b.from || Number(a.weak) - Number(b.weak));
  // "Brunch" is a food and a meal: what was said of it first is the more exact.
  return byPlace.filter((head, at) => !byPlace.slice(0, at).some(({ from, to }) => head.from < to && from < head.to));
}
