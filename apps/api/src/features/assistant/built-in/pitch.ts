import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import { advisedAt } from '../../dialogue/ask/dishes.ts';
import { type Forbids, forbiddenAt, hasHealthNeed, rightAt, tellable } from '../../search/facts/forbidden.ts';
import { speaksTo, type Wished } from '../../search/ranking/themes.ts';
import { isDiet, NEEDS } from '../../understanding/delta/delta.ts';
import type { Sentence } from '../../understanding/text/sentences.ts';
import type { Wishes } from '../../understanding/wishes.ts';
import { asThing } from './articles.ts';
import { REASON } from './phrasebook/reasons.ts';
import { isDenying, leans, OF_PLACE, occasionOf, quoted, shortened } from './quote.ts';
import { cookingOf, isDietWish, READABLE, reasonsOf, scoring, servedOf, serving } from './reason.ts';
import { shapeOf } from './shape.ts';
import { isFood, isPoured, listedIn, listText, namesDish, tellsOfDish } from './things.ts';
import { isTimely } from './timely.ts';
import { tells } from './verbs.ts';
import type { Voice } from './voice.ts';
import { capital, clean, listOf } from './words.ts';

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
  /** The same in fewer words, where it can be said in fewer. */
  brief: string;
  /** Which of the wishes it speaks to. */
  met: readonly Wished[];
  /** Worth telling to somebody who did not wish for it: dishes, or what one finds there, rather than a remark. */
  general: boolean;
}

/** Letters of what is told of a place, and of what is told in few words. */
const LONGEST = 95;
const SHORT = 60;
const BRIEF = 70;
/** Letters from which on a single thing makes a picture, and one with an article. */
const PICTURE = 40;
const NAMED = 20;
const A_PLACE = /^it(?:['’]s| is an?| has)\b/i;
/** Occasions that are named together. */
const OCCASIONS = 2;

type IsSaid = (sentence: string) => boolean;

/** By wishes, which never change: a reply asks for the pitch of a sentence several times. */
const known = new WeakMap<Wishes, WeakMap<Sentence, Pitch | null>>();

/** The pitch of a sentence of a place; see {@link pitchOf}. */
function pitchAt(row: Restaurant, wishes: Wishes): (sentence: Sentence) => Pitch | null {
  const forbids = forbiddenAt(wishes, row);
  const isRight = rightAt(wishes, row);
  const pitches = known.get(wishes) ?? new WeakMap<Sentence, Pitch | null>();
  known.set(wishes, pitches);
  return (sentence) => {
    const before = pitches.get(sentence);
    if (before !== undefined) return before;
    const pitch = pitchOf(sentence, wishes, forbids, isRight);
    pitches.set(sentence, pitch);
    return pitch;
  };
}

/** Reads the notes of places for what speaks for them, in steps, so that a text is soon composed. */
export function* readPitches(rows: readonly Restaurant[], wishes: Wishes): Steps<void> {
  for (const row of rows) {
    yield* scoring(row, wishes);
    pitchesFor(row, wishes, () => false);
    yield;
    yield* serving(row, wishes);
    cookingAt(row, wishes, () => false);
    yield;
    if (pitchesFor(row, wishes, () => false).length === 0) yield* scoring(row, ofScene(wishes));
    yield;
  }
}

/**
 * What speaks best for a place, and what speaks for another of the wishes.
 *
 * @param isSaid whether the conversation has heard a sentence
 */
export function pitchesFor(row: Restaurant, wishes: Wishes, isSaid: IsSaid): Pitch[] {
  const forbids = forbiddenAt(wishes, row);
  const isRight = rightAt(wishes, row);
  const pitchIt = pitchAt(row, wishes);
  return reasonsOf(row, wishes, isSaid, ({ sentence, met }) => {
    if (tellable(sentence, wishes, forbids) === 'quoted') {
      const text = inQuotes(sentence);
      return { sentence, form: 'tip', text, brief: text, met, general: false };
    }
    const pitch = adviceIn(sentence, wishes, isRight) ?? pitchIt(sentence);
    // What else tells the reader to do something is no reason.
    if (!pitch || pitch.form === 'tip' || isBare(pitch) || tellable(pitch, wishes, forbids) === 'never') return null;
    // What the room is like says nothing of a diet: what the guide knows of it is told instead.
    const isOfRoom = pitch.form === 'scene' || pitch.form === 'trait';
    const spoken = isOfRoom
      ? met.filter((wish) => typeof wish !== 'object' || !('food' in wish) || !isDiet(wish))
      : met;
    return spoken.length > 0 || pitch.general ? { ...pitch, met: spoken } : null;
  });
}

/** "Plum velvet": one thing in a room makes no picture. */
const isBare = ({ form, text }: Pitch): boolean => form === 'scene' && text.split(' ').length < WORDS_OF_SCENE;
/** Words of the shortest picture. */
const WORDS_OF_SCENE = 3;

/** The dish that a sentence tells the reader to have; null where it tells something else, or where somebody could fall ill. */
function adviceIn(sentence: Sentence, wishes: Wishes, isRight: Forbids): Pitch | null {
  const dishes = hasHealthNeed(wishes) ? [] : advisedAt(sentence).filter(isRight);
  const pitch = pitchFrom(sentence, 'whole', dishes.length > 0 ? `The thing to have is ${listOf(dishes)}` : '');
  return pitch && { ...pitch, general: true };
}

/** Sentences in which a dish is looked for. */
const READ = 6;

/** One thing to eat that was not said before, a dish rather than a remark; null where nothing can be told. */
export function cookingAt(row: Restaurant, wishes: Wishes, isSaid: IsSaid): Pitch | null {
  const pitchIt = pitchAt(row, wishes);
  const isAny = wishes.notFoods.length === 0 && !wishes.foods.some(isDiet) && !hasHealthNeed(wishes);
  const sentences = cookingOf(row, wishes)
    .slice(0, READ)
    .filter((sentence) => !isSaid(quoted(sentence)));
  const isRight = rightAt(wishes, row);
  const [advice] = sentences.flatMap((sentence) => adviceIn(sentence, wishes, isRight) ?? []);
  const pitches = sentences.flatMap((sentence) => pitchIt(sentence) ?? []).filter(({ general }) => general);
  return (
    advice ??
    pitches.find(({ form }) => form === 'food') ??
    pitches.find(({ sentence: { part, text } }) => part === 'food_notes' || (isAny && tellsOfDish(text))) ??
    null
  );
}

/** Wishes without what was wished beside the food. */
const ofPlace = derived((wishes) => ({ ...wishes, features: [] }));
/** Wishes without what is cooked, but for diets. */
const ofScene = derived((wishes) => ({ ...wishes, foods: wishes.foods.filter(isDiet), meals: [] }));

/** Made once for the same wishes: what notes say to them is remembered by wishes. */
function derived(of: (wishes: Wishes) => Wishes): (wishes: Wishes) => Wishes {
  const made = new WeakMap<Wishes, Wishes>();
  return (wishes) => {
    const one = made.get(wishes) ?? of(wishes);
    made.set(wishes, one);
    return one;
  };
}

/** What speaks for a place where one drinks: what is drunk there, or else how it is; null where nothing can be told. */
export function drunkAt(row: Restaurant, wishes: Wishes, isSaid: IsSaid): Pitch | null {
  const pitchIt = pitchAt(row, wishes);
  const poured = servedOf(row, wishes)
    .filter((sentence) => !isSaid(quoted(sentence)))
    .flatMap((sentence) => pitchIt(sentence) ?? [])
    .find(({ form, text }) => (form === 'food' || form === 'scene') && isPoured(text));
  const scenes = () => pitchesFor(row, ofPlace(wishes), isSaid);
  return poured ?? [...pitchesFor(row, wishes, isSaid), ...scenes()].find((one) => !isEaten(one)) ?? null;
}

/** Whether a pitch tells of what is eaten, and not of the room or what is drunk. */
export const isEaten = ({ form, sentence, text }: Pitch): boolean =>
  (form === 'food' || sentence.part === 'food_notes' || tellsOfDish(text)) && !isPoured(text);

/** What is told of a place that is put forward by something else: what speaks to a diet, or else what one can eat there. */
export const eatenAt = (row: Restaurant, wishes: Wishes, isSaid: IsSaid): Pitch | null =>
  pitchesFor(row, wishes, isSaid).find(({ met }) => met.some(isDietWish)) ?? cookingAt(row, wishes, isSaid);

/** Letters of a remark that says something. */
const REMARK = 25;

/** Whatever else can be told of a place, of which nothing speaks to the wishes: a remark says more than a rating. Null where nothing can. */
export function remarkAt(row: Restaurant, wishes: Wishes, isSaid: IsSaid): Pitch | null {
  const pitchIt = pitchAt(row, wishes);
  const isRemark = (one: Pitch | null): one is Pitch =>
    one !== null && one.form !== 'tip' && one.text.length >= REMARK && !isBare(one);
  return (
    servedOf(row, wishes)
      .filter((sentence) => !isSaid(quoted(sentence)))
      .map(pitchIt)
      .find(isRemark) ?? null
  );
}

/** What one finds at a place that was looked for by what it cooks, and of which nothing else can be told; null where nothing can. */
export function sceneAt(row: Restaurant, wishes: Wishes, isSaid: IsSaid): Pitch | null {
  if (wishes.features.some(({ key }) => key !== 'bestrated' && !NEEDS.has(key))) return null;
  const scenes = pitchesFor(row, ofScene(wishes), isSaid);
  return scenes.find(({ text }) => isTimely(text, wishes)) ?? null;
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
 * @param wishes of what the sentence says, what speaks to them is told
 * @example pitchOf(sentence, wishes) // { form: 'food', text: 'ramen in four broths and gyoza', … }
 */
export function pitchOf(
  sentence: Sentence,
  wishes: Wishes | null = null,
  forbids: Forbids = () => false,
  isRight: Forbids = (dish) => !forbids(dish),
): Pitch | null {
  const said = clean(sentence.text, READABLE)
    .replace(/[.!?…\s,;:–—-]+$/, '')
    .replace(/,? (?:as well|too)$/i, '');
  const whole = wishes ? unitOf(said, sentence.part, wishes) : said;
  // What is told before the advice.
  const [told = whole] = whole.split(/,? so (?=\p{L}+ \p{L}+$)/u, 1);
  const unit = shapeOf(whole).addressed ? told : whole;
  if (shapeOf(unit).addressed) return pitchFrom(sentence, 'tip', inQuotes(sentence));
  return sentence.part === 'occasions' ? occasionIn(unit, sentence, wishes) : pitchIn(unit, sentence, wishes, isRight);
}

const pitchFrom = (sentence: Sentence, form: Pitch['form'], text: string, brief = inBrief(text)): Pitch | null =>
  text === '' ? null : { sentence, form, text, brief, met: [], general: false };

/** A shorter text, where it can end before. */
function inBrief(text: string): string {
  const cut = shortened(text, BRIEF);
  return cut.endsWith('…') ? text : cut;
}

/** It makes no sense without what was said before. */
const POINTING = /\b(?:this|these|those|it|its|them|their)\b/i;

/** Of what stands between semicolons, what speaks most to the wishes. */
function unitOf(said: string, part: Sentence['part'], wishes: Wishes): string {
  const units = said.split(/;\s+(?![^(]*\))/).filter((unit, at) => at === 0 || !(leans(unit) || POINTING.test(unit)));
  const speaking = units.map((unit) => speaksTo(wishes, unit, part));
  return units.length < 2 ? said : (units[speaking.indexOf(Math.max(...speaking))] ?? said);
}

function pitchIn(said: string, sentence: Sentence, wishes: Wishes | null, isRight: Forbids): Pitch | null {
  const { part } = sentence;
  const shaped = shapeOf(said);
  const [start = ''] = shaped.parts;
  const listed = listedIn(said, part);
  const isDishes = listed !== null && (part === 'food_notes' || (part === 'vibe' && isFood(listed)));
  if (listed && (isDishes || (shaped.shape === 'things' && !said.includes(': ')))) {
    const [text = '', brief = ''] = [LONGEST, SHORT].map((most) => listText(listed, part, wishes, isRight, most));
    const general =
      text.length >= (!isDishes && /^(?:an?|the) /i.test(text) ? NAMED : PICTURE) ||
      (listed.things.length > 1 && /, | and /.test(text)) ||
      (isDishes && namesDish(text));
    const pitch = pitchFrom(sentence, isDishes ? 'food' : 'scene', text, brief);
    return pitch && { ...pitch, general };
  }
  if (shaped.stands) {
    const isClause =
      shaped.shape === 'clause' && said.length <= LONGEST && !OF_PLACE.test(said) && !/\bhere\b/i.test(said);
    // A sentence that is cut at a comma may lose its verb.
    const [form, text] = isClause ? (['clause', start] as const) : (['whole', capital(shortened(said))] as const);
    const pitch = pitchFrom(sentence, form, text, text);
    return pitch && { ...pitch, general: part !== 'occasions' && (tellsOfDish(said) || A_PLACE.test(said)) };
  }
  if (shaped.shape === 'trait') return pitchFrom(sentence, part === 'vibe' ? 'trait' : 'whole', start);
  if (isDenying(said)) return pitchFrom(sentence, 'whole', capital(shortened(said)));
  const small = `${start.charAt(0)}${shortened(said).slice(1)}`;
  return shaped.opens === 'noun' || shaped.opens === 'gerund'
    ? pitchFrom(sentence, said.includes(': ') ? 'whole' : 'scene', small)
    : null;
}

/** Notes on occasions are no sentences: what one says before them, and of several occasions those that were wished. */
function occasionIn(said: string, sentence: Sentence, wishes: Wishes | null): Pitch | null {
  const occasion = occasionOf(said);
  const shaped = shapeOf(said);
  if (tells(said) && !shaped.stands) return pitchFrom(sentence, 'whole', capital(said));
  if (!occasion) return shaped.stands ? pitchIn(said, sentence, wishes, () => true) : null;
  if (occasion.form !== 'fits' || shaped.shape !== 'things') return pitchFrom(sentence, occasion.form, occasion.text);
  const speaking = shaped.parts.filter((thing) => wishes !== null && speaksTo(wishes, thing, 'occasions') > 0);
  // These come together, and none of them is what was wished.
  if (speaking.length > 0 && shaped.parts.length > 1 && speaking.every((thing) => COUNTED.test(thing))) return null;
  const isClear = speaking.length > 0 && !speaking.some((thing) => POINTING.test(thing));
  return pitchFrom(sentence, 'fits', isClear ? listOf(speaking.slice(0, OCCASIONS).map(asThing), 'or') : occasion.text);
}

const COUNTED = /^(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/i;
