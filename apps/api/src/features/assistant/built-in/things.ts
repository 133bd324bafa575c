import { speaksTo } from '../../search/ranking/themes.ts';
import { GLASSES } from '../../understanding/lexicon/families.ts';
import { DIETS, FOODS } from '../../understanding/lexicon/foods.ts';
import { GOING_OUT } from '../../understanding/lexicon/going-out.ts';
import { PLAIN } from '../../understanding/lexicon/kitchen-words.ts';
import { DENIALS } from '../../understanding/text/evidence.ts';
import { Phrases } from '../../understanding/text/phrases.ts';
import type { Sentence } from '../../understanding/text/sentences.ts';
import { tokenize } from '../../understanding/text/tokens.ts';
import { isFaulted, toneOf } from '../../understanding/text/tone.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import type { Wishes } from '../../understanding/wishes.ts';
import { isDenying } from './quote.ts';
import { shapeOf } from './shape.ts';
import { isTimely, leadOf } from './timely.ts';
import { hasVerb, TELLING } from './verbs.ts';
import { isVenue, listOf } from './words.ts';

/** What a sentence lists: "ramen in four broths: pork bone, chicken" has a head and two things. */
export interface Listed {
  /** Before the colon, where it names a dish; else empty. */
  head: string;
  /** Empty where the head says all that can be said. */
  things: readonly string[];
  /** When there is all of it, as it stands behind the list. */
  when?: string;
}

/** Letters and things of a list that a reply names. */
const LONGEST = 95;
const THINGS = 3;
/** From this on a thing is what was asked for, rather than something that goes with it. */
const STRONG = 2.5;
/** Of what was said before. */
const POINTING = /\b(?:them|they)\b|^(?:an?|the) (?:[\p{L}-]+ )?ones?\b/iu;

/**
 * The things that a sentence lists; null for a sentence that lists none.
 *
 * @param said without its stop
 * @example listedIn('Six soups: leek, eel, plum', 'food_notes') // { head: 'six soups', things: ['leek', 'eel', 'plum'] }
 */
export function listedIn(said: string, part: Sentence['part']): Listed | null {
  const lead = leadOf(said);
  if (lead) {
    const listed = listedIn(lead.rest, part);
    return listed && { ...listed, when: lead.when };
  }
  const colon = said.indexOf(': ');
  const things = thingsIn(said.slice(colon < 0 ? 0 : colon + 2), part);
  if (colon < 0) return things && { head: '', things };
  const before = thingsIn(said.slice(0, colon), part) ?? [];
  // What follows the colon tells of the last.
  if (before.length > 1) return { head: '', things: before };
  const [head = '', more] = before[0]?.split(', ') ?? [];
  const isNamed = names(head, DISHES);
  if (things) return { head: isNamed ? head : '', things: isNamed && more ? [] : things };
  return isNamed && !shapeOf(said.slice(colon + 2)).stands ? { head, things: [] } : null;
}

/** Parts of a list of dishes, whatever their words are taken for. */
const SEVERAL = 3;

/** A comma between things: in brackets it stands between what one of them has in it. */
const BETWEEN = /, (?:and |or )?(?![^(]*\))/;
/** What is in a thing, or holds of it. */
const IN_BRACKETS = /(?<!\s)\s*\([^(),;]*[,;][^()]*\)/g;

function thingsIn(text: string, part: Sentence['part']): readonly string[] | null {
  const bare = text.replace(IN_BRACKETS, '');
  const { shape, parts } = shapeOf(bare);
  // "Vegan but the milk tea" makes an exception, and names no things.
  if (shapeOf(text).addressed || /\b(?:but|except)\b/i.test(bare)) return null;
  if (shape === 'things' && bare === text) return parts;
  const items = `${parts[0]?.charAt(0) ?? ''}${text.slice(1)}`.split(BETWEEN);
  if (shape === 'things') return items;
  const isList =
    part === 'food_notes' && items.length >= SEVERAL && !TELLING.test(bare) && !isDenying(bare) && !hasVerb(bare);
  return isList && isFood({ things: items }) ? items : null;
}

const speaks = (text: string, part: Sentence['part'], wishes: Wishes | null): number =>
  wishes && text !== '' ? speaksTo(wishes, text, part) : 0;

const tableOf = (words: readonly string[]) => new Phrases(words.map((word) => [word, true] as const));
/** Kinds of food that are no dish by their name. */
const NO_DISHES: ReadonlySet<string> = new Set([...DIETS, 'takeaway', 'fast food', 'healthy', 'spicy']);
/** What is cooked, rather than who cooks it or where. */
const DISHES = tableOf(
  [...FOODS.values()].flatMap(({ key, kind, shown }) =>
    kind === 'kitchen' || NO_DISHES.has(key) || isVenue(key)
      ? []
      : shown.filter((word) => !isVenue(word.replace(/s$/, ''))),
  ),
);
/** What is also a colour, or another thing than food. */
const COLOURS = wordSet(
  'olive plum peach apricot cherry lemon lime orange apple mint sage greens sea spring passion fruit',
);
const EATEN = tableOf(
  [PLAIN.flesh, PLAIN.sea, PLAIN.milk, PLAIN.eggs, PLAIN.plants]
    .flatMap((words) => words.split(/\s+/))
    .filter((word) => !COLOURS.has(word)),
);

const names = (text: string, table: typeof DISHES): boolean => table.findAll(tokenize(text)).length > 0;

/** What follows a thing and says more of it. */
const FURTHER = /\b(?:with|where|that|who|facing|by|of|on|in|at|from|for|behind|under)\b.*$/i;

/** @example namesDish('Naples-style pizza') // true */
export const namesDish = (text: string): boolean => names(text.replace(FURTHER, ''), DISHES);

/** Whether most of what is listed is eaten or drunk, as far as the words tell. */
export const isFood = ({ things }: Pick<Listed, 'things'>): boolean => {
  const eaten = things.filter((thing) => [DISHES, EATEN].some((table) => names(thing.replace(FURTHER, ''), table)));
  return eaten.length * 2 > things.length;
};

const PRICES = /[$£€]\s?\d+(?:[.,]\d+)?/g;

/** Whether a sentence tells of a dish. */
export function tellsOfDish(text: string): boolean {
  const tokens = tokenize(text);
  const isPlain = !LIMITS.test(text) && !tokens.some(({ word }) => DENIALS.has(word));
  return isPlain && [DISHES, EATEN].some((table) => table.findAll(tokens).length > 0);
}

/** Words of what is so only in part, or not at all. */
const LIMITS =
  /\b(?:but|only|extra|contains?|except|unless|if|ask|minimum|maximum|off|left|shared|in all|on all|over everything)\b/i;
const LIMITED = new RegExp(`${LIMITS.source}|\\d`, 'i');

/** Whether a thing can be told to somebody who did not wish for it: it denies nothing, and holds without a condition. */
const isPlainly = (thing: string): boolean =>
  !LIMITED.test(thing.replace(PRICES, '')) && !tokenize(thing).some(({ word }) => DENIALS.has(word));

/**
 * A list as it stands in a sentence: what was wished first, no more of it than one reads with pleasure, and grammatically joined. To somebody
 * with wishes, what is not among them is told only where it holds without a condition. Empty where nothing of it may be told.
 *
 * @param tells whether a thing may be told
 * @param longest letters
 * @example listText({ head: 'ramen', things: ['pork bone', 'miso', 'yuzu'] }, …, 20) // 'ramen, such as pork bone and miso'
 */
export function listText(
  { when = '', ...listed }: Listed,
  part: Sentence['part'],
  wishes: Wishes | null,
  tells: (thing: string) => boolean,
  longest = LONGEST,
): string {
  const isThen = when === '' || wishes === null || isTimely(when, wishes);
  const text = isThen ? listOnly(listed, part, wishes, tells, longest, when === '') : '';
  return text && [text, when].filter(Boolean).join(' ');
}

function listOnly(
  { head, things }: Pick<Listed, 'head' | 'things'>,
  part: Sentence['part'],
  wishes: Wishes | null,
  tells: (thing: string) => boolean,
  longest: number,
  isLast: boolean,
): string {
  const isOpen = (thing: string) => wishes === null || isPlainly(thing) || speaks(thing, part, wishes) > 0;
  const open = things
    .map((thing) => (isOpen(thing) ? thing : (thing.split(', ', 1)[0] ?? thing)).replace(AFTER_OTHERS, ''))
    .filter((thing) => tells(thing) && isOpen(thing) && !POINTING.test(thing) && !isFaulted(thing))
    // Until when and on which days there is some is told of what was asked for.
    .filter((thing, _, { length }) => {
      const isAsked = length < 2 || speaks(thing, part, wishes) >= STRONG;
      return isAsked || !(toneOf(thing).limiting || (wishes !== null && !isTimely(thing, wishes)));
    });
  // Of a dish that may not be told, its kinds may not be either.
  if (head !== '' && !tells(head)) return '';
  const isHead = head !== '';
  const taken = chosen(
    open,
    part,
    isHead && speaks(head, part, wishes) > 0 ? null : wishes,
    longest - (isHead ? head.length : 0),
  );
  if (!isHead) return joined(taken, isLast && taken.length === things.length);
  if (taken.length === 0 || head.length + joined(taken, false).length > longest) return head;
  return taken.length === things.length
    ? `${head}: ${joined(taken, false)}`
    : `${head}, such as ${joined(taken, false)}`;
}

/** What comes first of a list that speaks to the wishes, and what follows it. */
function chosen(things: readonly string[], part: Sentence['part'], wishes: Wishes | null, longest: number): string[] {
  const speaking = things.map((thing) => speaks(thing, part, wishes));
  const asked = speaking.findIndex((value) => value >= STRONG);
  // What speaks most is among what is said.
  const best = speaking.indexOf(Math.max(...speaking));
  // Of a room the first things make the picture; of dishes the one that was asked for comes first.
  const start = part === 'vibe' && asked < THINGS ? 0 : Math.max(0, asked);
  const taken: string[] = [];
  for (const [at, whole] of things.entries()) {
    const [piece = whole] = whole.split(', ', 1);
    const thing = whole.length > longest && speaks(piece, part, wishes) >= (speaking[at] ?? 0) ? piece : whole;
    const isFull = taken.length >= THINGS || [...taken, thing].join(', ').length > longest;
    const isBest = at === best && (speaking[at] ?? 0) > STRONG;
    if (at < start || (speaking[at] ?? 0) < 0 || (isFull && taken.length > 0 && !isBest)) continue;
    taken.push(thing);
  }
  // Where there is no room for what speaks to the wishes beside the rest, it stands alone.
  const wanted = things[best] ?? '';
  return (speaking[best] ?? 0) > 0 && !taken.some((thing) => wanted.startsWith(thing)) ? [wanted] : taken;
}

/** @param whole nothing was left out, and nothing follows: of two things one may tell of the other, "ten pieces, rice warm as a hand" */
function joined(things: readonly string[], whole: boolean): string {
  const last = things.at(-1) ?? '';
  if (/ and /.test(last) || (whole && things.length === 2)) return things.join(', ');
  // Without the comma, three things would be one.
  return things.length > 1 && things.some((thing) => / and /.test(thing))
    ? `${things.slice(0, -1).join(', ')}, and ${last}`
    : listOf(things);
}

const DRINKS = new Phrases(
  GLASSES.flatMap((key) => GOING_OUT[key]?.shown?.split('|') ?? [])
    .filter((word) => word !== 'bar')
    .map((word) => [word, true] as const),
);

/** Whether at least half of the things that a text lists are drinks: "a beer-battered haddock" is none. */
export function isPoured(text: string): boolean {
  const tokens = tokenize(text);
  const named = DRINKS.findAll(tokens).filter(({ to }) => text[tokens[to - 1]?.end ?? -1] !== '-');
  return named.length * 2 >= text.split(BETWEEN_DRINKS).length;
}
/** What follows another thing of its list, which may not be told. */
const AFTER_OTHERS = / (?:after|afterwards|later|then)$/i;
const BETWEEN_DRINKS = /, (?:and |or )?| and | or /;
