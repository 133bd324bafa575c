import type { Restaurant } from '@saffron/contracts/guide';
import { type Forbids, forbiddenAt, rightAt, tellable } from '../../search/facts/forbidden.ts';
import { isDiet, NEEDS } from '../../understanding/delta/delta.ts';
import type { Sentence } from '../../understanding/text/sentences.ts';
import type { Wishes } from '../../understanding/wishes.ts';
import { REASON } from './phrasebook/reasons.ts';
import { occasionOf, quoted, shortened } from './quote.ts';
import { cookingOf, READABLE, reasonsOf } from './reason.ts';
import { type Shaped, shapeOf } from './shape.ts';
import { speaksTo, type Wished } from './themes.ts';
import type { Voice } from './voice.ts';
import { clean, listOf } from './words.ts';

/**
 * What speaks for a place, in the form in which it can stand in a sentence. `food`: dishes; `scene`: what one finds there; `trait`: how
 * it is; `clause`: with a subject and a verb; `fits`, `best`: an occasion, after "good for" or "best"; `whole`: a sentence by itself; `tip`:
 * one that tells the reader to do something, which is quoted.
 */
export interface Pitch {
  sentence: Sentence;
  form: 'food' | 'scene' | 'trait' | 'clause' | 'fits' | 'best' | 'whole' | 'tip';
  /** Without a stop; starts small, but for `whole` and `tip`. */
  text: string;
  /** Which of the wishes it speaks to. */
  met: readonly Wished[];
}

/** Letters and things of a list that a reply names. */
const LONGEST = 95;
const THINGS = 3;
/** From this on a thing is what was asked for, rather than something that goes with it. */
const STRONG = 2.5;

type IsSaid = (sentence: string) => boolean;

/**
 * What speaks best for a place, and what speaks for another of the wishes.
 *
 * @param isSaid whether the conversation has heard a sentence
 */
export function pitchesFor(row: Restaurant, wishes: Wishes, isSaid: IsSaid): Pitch[] {
  const forbids = forbiddenAt(wishes, row);
  const isRight = rightAt(wishes, row);
  return reasonsOf(row, wishes, isSaid).flatMap(({ sentence, met }) => {
    if (tellable(sentence, wishes, forbids) === 'quoted')
      return [{ sentence, form: 'tip', text: inQuotes(sentence), met }];
    const pitch = pitchOf(sentence, wishes, forbids, isRight);
    // What tells the reader to do something is no reason.
    if (!pitch || pitch.form === 'tip' || tellable(pitch, wishes, forbids) === 'never') return [];
    return [{ ...pitch, met }];
  });
}

/** Sentences in which a dish is looked for. */
const READ = 6;

/** One thing to eat that was not said before, a dish rather than a remark; null where nothing can be told. */
export function cookingAt(row: Restaurant, wishes: Wishes, isSaid: IsSaid): Pitch | null {
  const forbids = forbiddenAt(wishes, row);
  const isRight = rightAt(wishes, row);
  const pitches = cookingOf(row, wishes)
    .slice(0, READ)
    .filter((sentence) => !isSaid(quoted(sentence)))
    .flatMap((sentence) => pitchOf(sentence, wishes, forbids, isRight) ?? [])
    .filter(({ form }) => form !== 'tip');
  return pitches.find(({ form }) => form === 'food' || form === 'scene') ?? pitches[0] ?? null;
}

/** What one finds at a place, where nothing that is told of it speaks to the wishes; null where nothing can be told. */
export function sceneAt(row: Restaurant, wishes: Wishes, isSaid: IsSaid): Pitch | null {
  const needs = { foods: wishes.foods.filter(isDiet), features: wishes.features.filter(({ key }) => NEEDS.has(key)) };
  return pitchesFor(row, { ...wishes, ...needs, meals: [] }, isSaid)[0] ?? null;
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
export const tell = ({ form, text }: Pick<Pitch, 'form' | 'text'>, { say }: Voice): string =>
  say(REASON[form], { text });

/**
 * A sentence of notes in the form in which it can stand in a reply; null for a fragment that no words before it make a sentence.
 *
 * @example pitchOf(sentence, wishes) // { form: 'food', text: 'ramen in four broths and gyoza', … }
 */
export function pitchOf(
  sentence: Sentence,
  wishes: Wishes | null = null,
  forbids: Forbids = () => false,
  isRight: Forbids = (dish) => !forbids(dish),
): Pitch | null {
  const text = clean(sentence.text, READABLE);
  const shaped = shapeOf(text);
  const pitch = (form: Pitch['form'], said: string): Pitch | null =>
    said === '' ? null : { sentence, form, text: said, met: [] };
  if (shaped.addressed) return pitch('tip', inQuotes(sentence));
  const said = quoted({ ...sentence, part: 'vibe' }).replace(/\.$/, '');
  const occasion = sentence.part === 'occasions' ? occasionOf(said) : null;
  if (occasion) return pitch(occasion.form, occasion.text);
  if (shaped.stands || sentence.part === 'occasions')
    return shaped.shape === 'clause' && text.length <= LONGEST
      ? pitch('clause', shaped.parts[0] ?? '')
      : pitch('whole', said);
  const small = `${shaped.parts[0]?.charAt(0) ?? ''}${said.slice(1)}`;
  if (shaped.shape === 'trait') return pitch(sentence.part === 'vibe' ? 'trait' : 'whole', small);
  // "Four pies: leek, eel, plum" is told as it is, unless something in it is not eaten.
  if (shaped.shape === 'things' && (!text.includes(': ') || !shaped.parts.every(isRight)))
    return pitch(
      sentence.part === 'food_notes' ? 'food' : 'scene',
      shortened(chosen(open(shaped, isRight), sentence, wishes), MOST),
    );
  return shaped.opens === 'noun' || shaped.opens === 'gerund' ? pitch('scene', small) : null;
}

/** Letters of one thing that is named alone. */
const MOST = 140;
/** "The sharpest of them": of what was said before. */
const POINTING = /\b(?:them|they)\b/i;

const open = ({ parts }: Shaped, isRight: Forbids): string[] =>
  parts.filter((part) => isRight(part) && !POINTING.test(part));

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
  const last = taken.at(-1) ?? '';
  if (/ and /.test(last)) return taken.join(', ');
  // "Egg and cress, and roast peppers": without the comma, three things would be one.
  return taken.length > 1 && taken.some((thing) => / and /.test(thing))
    ? `${taken.slice(0, -1).join(', ')}, and ${last}`
    : listOf(taken);
}
