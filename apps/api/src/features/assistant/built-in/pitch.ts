import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import { advisedAt } from '../../dialogue/ask/dishes.ts';
import { appealOf } from '../../search/facts/appeal.ts';
import { type Forbids, forbiddenAt, hasHealthNeed, rightAt, tellable } from '../../search/facts/forbidden.ts';
import type { Wished } from '../../search/ranking/themes.ts';
import { isDiet, NEEDS } from '../../understanding/delta/delta.ts';
import type { Sentence } from '../../understanding/text/sentences.ts';
import { isFaulted } from '../../understanding/text/tone.ts';
import type { Wishes } from '../../understanding/wishes.ts';
import { REASON } from './phrasebook/reasons.ts';
import { quoted, shortened } from './quote.ts';
import { cookingOf, isDietWish, READABLE, reasonsOf, scoring, servedOf, serving, UNAPPEALING } from './reason.ts';
import { shapeOf } from './shape.ts';
import { isFood, isPoured, listedIn, listText, namesDish, tellsOfDish } from './things.ts';
import { isTimely } from './timely.ts';
import type { Voice } from './voice.ts';
import { capital, clean, listOf } from './words.ts';

/**
 * What speaks for a place, as a reply says it. `whole`: a sentence of the notes as it stands there; `list`: of the dishes that a sentence names,
 * those to have; `tip`: one that tells the reader to do something, which is quoted.
 */
export interface Pitch {
  sentence: Sentence;
  form: 'whole' | 'list' | 'tip';
  /** Without a stop. */
  text: string;
  /** The same in fewer words, where it can be said in fewer. */
  brief: string;
  /** Which of the wishes it speaks to. */
  met: readonly Wished[];
  /** It names dishes. */
  dishes: boolean;
  /** Worth telling to somebody who did not wish for it: dishes, or what one finds there, rather than a remark. */
  general: boolean;
}

/** Letters of what is told of dishes, and of what is told in few words. */
const LONGEST = 95;
const SHORT = 60;
const BRIEF = 70;
/** Letters from which on what one finds there makes a picture. */
const PICTURE = 40;
const A_PLACE = /^it(?:['’]s| is an?| has)\b/i;

type IsSaid = (sentence: string) => boolean;

/** By wishes, which never change: a reply asks for the pitch of a sentence several times. */
const known = new WeakMap<Wishes, WeakMap<Sentence, Pitch | null>>();

/** The pitch of a sentence of a place; see {@link pitchOf}. */
function pitchAt(row: Restaurant, wishes: Wishes): (sentence: Sentence) => Pitch | null {
  const isRight = rightAt(wishes, row);
  const pitches = known.get(wishes) ?? new WeakMap<Sentence, Pitch | null>();
  known.set(wishes, pitches);
  return (sentence) => {
    const before = pitches.get(sentence);
    if (before !== undefined) return before;
    const pitch = pitchOf(sentence, wishes, isRight);
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
    // A remark is chosen among all of them at once.
    for (const sentence of servedOf(row, wishes)) {
      appealOf(sentence);
      yield;
    }
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
      return { sentence, form: 'tip', text, brief: text, met, dishes: false, general: false };
    }
    const pitch = adviceIn(sentence, wishes, isRight) ?? pitchIt(sentence);
    // What else tells the reader to do something is no reason.
    if (!pitch || pitch.form === 'tip' || isBare(pitch) || tellable(pitch, wishes, forbids) === 'never') return null;
    // What the room is like says nothing of a diet: what the guide knows of it is told instead.
    const spoken = isOfRoom(pitch)
      ? met.filter((wish) => typeof wish !== 'object' || !('food' in wish) || !isDiet(wish))
      : met;
    return spoken.length > 0 || pitch.general ? { ...pitch, met: spoken } : null;
  });
}

const isOfRoom = ({ sentence: { part, text }, dishes }: Pitch): boolean =>
  part === 'vibe' && !dishes && !shapeOf(clean(text, READABLE)).stands;

/** "Plum velvet": one thing in a room makes no picture. */
const isBare = ({ dishes, text }: Pitch): boolean => !dishes && text.split(' ').length < WORDS_OF_SCENE;
/** Words of the shortest picture. */
const WORDS_OF_SCENE = 3;

/** The dish that a sentence tells the reader to have; null where it tells something else, or where somebody could fall ill. */
function adviceIn(sentence: Sentence, wishes: Wishes, isRight: Forbids): Pitch | null {
  const dishes = hasHealthNeed(wishes) ? [] : advisedAt(sentence).filter(isRight);
  if (dishes.length === 0) return null;
  const text = isAddressed(sentence)
    ? `The thing to have is ${listOf(dishes)}`
    : quoted(sentence).replace(/[.!?]+$/, '');
  return pitchFrom(sentence, 'whole', text, { dishes: true, general: true });
}

/** Sentences in which a dish is looked for. */
const READ = 6;

/** One thing to eat that was not said before, a dish rather than a remark; null where nothing can be told. */
export function cookingAt(row: Restaurant, wishes: Wishes, isSaid: IsSaid): Pitch | null {
  const pitchIt = pitchAt(row, wishes);
  const isAny = wishes.notFoods.length === 0 && !wishes.foods.some(isDiet) && !hasHealthNeed(wishes);
  const sentences = cookingOf(row, wishes)
    .slice(0, READ)
    .filter((sentence) => !isSaid(quoted(sentence)) && appealOf(sentence).appeals >= UNAPPEALING);
  const isRight = rightAt(wishes, row);
  const [advice] = sentences.flatMap((sentence) => adviceIn(sentence, wishes, isRight) ?? []);
  const pitches = sentences.flatMap((sentence) => pitchIt(sentence) ?? []).filter(({ general }) => general);
  return (
    advice ??
    pitches.find(({ dishes: isOfDishes }) => isOfDishes) ??
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
    .find(({ text }) => isPoured(text));
  const scenes = () => pitchesFor(row, ofPlace(wishes), isSaid);
  return poured ?? [...pitchesFor(row, wishes, isSaid), ...scenes()].find((one) => !isEaten(one)) ?? null;
}

/** Whether a pitch tells of what is eaten, and not of the room or what is drunk. */
export const isEaten = ({ dishes, sentence, text }: Pitch): boolean =>
  (dishes || sentence.part === 'food_notes' || tellsOfDish(text)) && !isPoured(text);

/** What is told of a place that is put forward by something else: what speaks to a diet, or else what one can eat there. */
export const eatenAt = (row: Restaurant, wishes: Wishes, isSaid: IsSaid): Pitch | null =>
  pitchesFor(row, wishes, isSaid).find(({ met }) => met.some(isDietWish)) ?? cookingAt(row, wishes, isSaid);

/** Letters of a remark that says something. */
const REMARK = 25;
/** Where nothing else can be told, what hardly appeals is told rather than a rating. */
export const LEAST = 0.15;

/**
 * Whatever else can be told of a place, of which nothing speaks to the wishes. Null where nothing can.
 *
 * @param least how much it has to appeal, 0 to 1
 */
export function remarkAt(row: Restaurant, wishes: Wishes, isSaid: IsSaid, least: number): Pitch | null {
  const pitchIt = pitchAt(row, wishes);
  const isRemark = (one: Pitch | null): one is Pitch =>
    one !== null && one.form !== 'tip' && one.text.length >= REMARK && !isBare(one);
  return (
    servedOf(row, wishes)
      .filter((sentence) => !isSaid(quoted(sentence)) && appealOf(sentence).appeals >= least)
      .toSorted((one, other) => appealOf(other).appeals - appealOf(one).appeals)
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
export const tell = ({ form, text }: { form: keyof typeof REASON; text: string }, { say }: Voice): string =>
  say(REASON[form], { text });

/**
 * A sentence of notes as a reason to go: as it stands, but for dishes that somebody cannot have, not then, or not well.
 *
 * @param isRight whether a dish may be told
 * @example pitchOf(sentence) // { form: 'whole', text: 'Ramen in four broths and gyoza', … }
 */
export function pitchOf(sentence: Sentence, wishes: Wishes | null = null, isRight: Forbids = () => true): Pitch | null {
  const { part, text } = sentence;
  const said = clean(text, READABLE).replace(/[.!?…\s,;:–—-]+$/, '');
  const shaped = shapeOf(said);
  // What is told before the advice.
  const [told = said] = said.split(/,? so (?=\p{L}+ \p{L}+$)/u, 1);
  if (shaped.addressed) {
    const isTold = told !== said && !shapeOf(told).addressed;
    return isTold ? pitchFrom(sentence, 'whole', capital(told)) : pitchFrom(sentence, 'tip', inQuotes(sentence));
  }
  const listed = listedIn(said, part);
  const dishes = listed !== null && (part === 'food_notes' || (part === 'vibe' && isFood(listed)));
  const isTold = (thing: string) => isRight(thing) && !isFaulted(thing) && (!wishes || isTimely(thing, wishes));
  if (dishes && ![listed.head, ...listed.things].every((thing) => thing === '' || isTold(thing))) {
    const [some = '', few = ''] = [LONGEST, SHORT].map((most) => listText(listed, part, wishes, isRight, most));
    return pitchFrom(sentence, 'list', some, { dishes, general: namesDish(some), brief: few });
  }
  const isPicture =
    dishes || (shaped.shape === 'things' ? said.length >= PICTURE : tellsOfDish(said) || A_PLACE.test(said));
  return pitchFrom(sentence, 'whole', quoted(sentence).replace(/[.!?]+$/, ''), {
    dishes,
    general: part !== 'occasions' && isPicture,
  });
}

function pitchFrom(
  sentence: Sentence,
  form: Pitch['form'],
  text: string,
  { dishes = false, general = false, brief = inBrief(text) }: Partial<Pick<Pitch, 'dishes' | 'general' | 'brief'>> = {},
): Pitch | null {
  return text === '' ? null : { sentence, form, text, brief, met: [], dishes, general };
}

/** A shorter text, where it can end before. */
function inBrief(text: string): string {
  const cut = shortened(text, BRIEF);
  return cut.endsWith('…') ? text : cut;
}
