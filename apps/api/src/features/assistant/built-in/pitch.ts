import type { Restaurant } from '@saffron/contracts/guide';
import { type Forbids, forbiddenAt, tellable } from '../../search/facts/forbidden.ts';
import type { Sentence } from '../../understanding/text/sentences.ts';
import type { Wishes } from '../../understanding/wishes.ts';
import { REASON } from './phrasebook/search.ts';
import { quoted } from './quote.ts';
import { READABLE, reasonsOf, speaksTo } from './reason.ts';
import { shapeOf } from './shape.ts';
import type { Voice } from './voice.ts';
import { clean, listOf } from './words.ts';

/**
 * What speaks for a place, in the form in which it can stand in a sentence: dishes, what the room is, a clause with a verb, an
 * occasion ("a birthday"), a sentence by itself, or one that tells the reader to do something, which is quoted.
 */
export interface Pitch {
  sentence: Sentence;
  form: 'food' | 'room' | 'clause' | 'fits' | 'whole' | 'tip';
  /** Without a stop; starts small, but for `whole` and `tip`. */
  text: string;
}

/** Letters and things of a list that a reply names. */
const LONGEST = 95;
const THINGS = 3;
/** From this on a thing is what was asked for, rather than something that goes with it. */
const STRONG = 2.5;

/**
 * What speaks best for a place, and what speaks for another of the wishes.
 *
 * @param isSaid whether the conversation has heard a sentence
 */
export function pitchesFor(row: Restaurant, wishes: Wishes, isSaid: (sentence: string) => boolean): Pitch[] {
  const forbids = forbiddenAt(wishes, row);
  return reasonsOf(row, wishes, isSaid).flatMap(({ sentence }) => {
    const pitch = pitchOf(sentence, wishes, forbids);
    const how = tellable(pitch, wishes, forbids);
    if (how === 'never' || pitch.text === '') return [];
    return how === 'quoted' ? [{ ...pitch, form: 'tip', text: inQuotes(sentence) }] : [pitch];
  });
}

/** What a sentence says, as a sentence by itself: with marks and as somebody's words where it tells the reader to do something. */
export const told = (sentence: Sentence, { say }: Voice): string =>
  isAddressed(sentence) ? say(REASON.tip, { text: inQuotes(sentence) }) : quoted(sentence);

/** Whether a sentence tells the reader to do something, or speaks for "us": it is quoted as somebody's words or not at all. */
export const isAddressed = ({ text }: Sentence): boolean => shapeOf(clean(text, READABLE)).addressed;

/** The words of a sentence between marks, which they cannot close. */
export const inQuotes = (sentence: Sentence): string =>
  quoted({ ...sentence, part: 'vibe' })
    .replace(/["“”„«»]/g, "'")
    .replace(/\.$/, '');

/** A reason as a sentence by itself. */
export const tell = ({ form, text }: Pitch, { say }: Voice): string => say(REASON[form], { text });

/** @example pitchOf(sentence, wishes) // { form: 'food', text: 'ramen in four broths and gyoza' } */
export function pitchOf(sentence: Sentence, wishes: Wishes | null = null, forbids: Forbids = () => false): Pitch {
  const text = clean(sentence.text, READABLE);
  const { shape, parts, addressed } = shapeOf(text);
  if (addressed) return { sentence, form: 'tip', text: inQuotes(sentence) };
  const whole: Pitch = { sentence, form: 'whole', text: quoted(sentence).replace(/\.$/, '') };
  if (text.length >= READABLE) return whole;
  if (sentence.part === 'occasions') return occasion(sentence) ?? whole;
  if (shape === 'things') {
    const things = chosen(
      parts.filter((part) => !forbids(part)),
      sentence,
      wishes,
    );
    // "A bistro that does not wander: leeks, rabbit" is no dish.
    if (things.includes(': ')) return { ...whole, text: things };
    return things.length > LONGEST * 1.5
      ? whole
      : { sentence, form: sentence.part === 'vibe' ? 'room' : 'food', text: things };
  }
  const [part = ''] = parts;
  if (shape === 'whole' || part.length > LONGEST) return whole;
  return shape === 'clause'
    ? { sentence, form: 'clause', text: part }
    : sentence.part === 'vibe'
      ? { sentence, form: 'room', text: part }
      : whole;
}

/** What comes first of a list that speaks to the wishes, and what follows it. */
function chosen(things: readonly string[], { part }: Sentence, wishes: Wishes | null): string {
  const speaking = things.map((thing) => (wishes ? speaksTo(wishes, thing, part) : 0));
  const asked = speaking.findIndex((value) => value >= STRONG);
  // "Croissants, a vegan one on Fridays": what speaks most is among what is said.
  const best = speaking.indexOf(Math.max(...speaking));
  // Of a room the first things make the picture; of dishes the one that was asked for comes first.
  const start = part === 'vibe' && asked < THINGS ? 0 : Math.max(0, asked);
  const taken: string[] = [];
  for (const [at, thing] of things.entries()) {
    const isFull = taken.length >= THINGS || [...taken, thing].join(', ').length > LONGEST;
    const isBest = at === best && (speaking[at] ?? 0) > STRONG;
    if (at < start || (speaking[at] ?? 0) < 0 || (isFull && taken.length > 0 && !isBest)) continue;
    taken.push(thing);
  }
  // "Egg and cress, roast peppers": another "and" would make one of them.
  return taken.some((thing) => / and /.test(thing)) ? taken.join(', ') : listOf(taken);
}

/** Notes on occasions are lists: "Silver weddings.", "A birthday, a quiet talk." */
function occasion(sentence: Sentence): Pitch | null {
  const said = quoted(sentence).replace(/\.$/, '');
  const [, list] = /^Good for (.+)$/.exec(said) ?? [];
  return list === undefined ? null : { sentence, form: 'fits', text: list };
}
