import type { Steps } from '../../slices.ts';
import { compares } from './acts/references.ts';
import { HISTORY_READ, isLateForHistory, LETTERS_READ, TURNS_READ } from './bounds.ts';
import { isHarmful, NO_WISHES } from './fold.ts';
import { inWords } from './lexicon/emoji.ts';
import { DIETS } from './lexicon/foods.ts';
import type { Language } from './lexicon/languages.ts';
import { merge } from './merge.ts';
import { withoutBackground } from './reading/background.ts';
import { asPlainQuestion } from './reading/confirming.ts';
import { withoutCorrection } from './reading/correction.ts';
import { languageOf } from './reading/language.ts';
import { type Described, type InNames, inNames } from './reading/places-described.ts';
import { read } from './reading/read.ts';
import type { Reading } from './reading/reading.ts';
import { fromStored, spokenOfIn } from './remembered.ts';
import { OF_ALLERGENS } from './safety/allergens.ts';
import { correctedIn, namesAllergen } from './safety/corrected.ts';
import { confirmedIn, leavingIn, overIn, retractedIn } from './safety/over.ts';
import { referringTo } from './safety/referring.ts';
import { spelt } from './safety/spelling.ts';
import { statedIn } from './safety/stated.ts';
import { asksAllergen, type Earlier } from './safety/unnamed.ts';
import { DENIALS } from './text/evidence.ts';
import { tokenize } from './text/tokens.ts';
import type { Turn } from './turn.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';
import type { FoodWish } from './wishes.ts';

/** A message as it was read, with what came before it. */
export interface Said {
  /** Without what only says that it corrects something, and with names in the place of descriptions. */
  text: string;
  /** It puts right what was said or understood. */
  corrects: boolean;
  /** It says of a need that it is over, and not clearly of which. */
  unclear: boolean;
  /** Who does not come after all, by the words that tell of them. */
  left: ReadonlySet<string>;
  language: Language | null;
  reading: Reading;
  /** The messages before it, oldest first. */
  before: readonly string[];
  /** What the reply before it said. */
  replied: string;
  /** What replies before it spoke of: by reply, the last one first, and all together. */
  lists: readonly (readonly number[])[];
  shown: readonly number[];
}

/** Reads messages from the last one back to the one at `from`, as far as there is time for it. Returns them in order. */
export function* readTurns(turns: readonly Turn[], from: number, vocabulary: Vocabulary): Steps<Said[]> {
  const lists = turns.map(({ reply }) => spokenOfIn(reply));
  const read: Said[] = [];
  let letters = 0;
  for (const [at, { message }] of [...turns.entries()].slice(from).reverse()) {
    letters += message.length;
    const isLast = at === turns.length - 1;
    if (!isLast && (letters > HISTORY_READ || (yield* isLateForHistory()))) break;
    const before = lists.slice(0, at).filter((ids) => ids.length > 0);
    const shown = before.reduce<readonly number[]>((all, ids) => merge(ids, all), []);
    const written = truncated(inWords(message));
    const own = shown.length > 0 ? withoutCorrection(written) : written;
    const earlier = turns.slice(Math.max(0, at - TURNS_READ), at).map((turn) => truncated(turn.message));
    const holding = holdingAfter(turns[at - 1]);
    const over = overIn(own, earlier, holding);
    const settled =
      confirmedIn(own, earlier, holding) ?? retractedIn(own, earlier) ?? correctedIn(written, earlier, saysHealth);
    const asked = asPlainQuestion(own);
    // What harms is told by such a question, too.
    const plain = asked !== own && !saysHealth(own) ? asked : own;
    const referred = settled ?? over?.message ?? referringTo(plain, earlier);
    const named = inNames(referred, vocabulary, before.toReversed());
    const { text, described } = isHarmless(named, referred) ? named : { text: referred, described: [] };
    const said = {
      text,
      corrects: own !== written,
      unclear: over?.unclear ?? false,
      left: leavingIn(own),
      before: earlier,
      replied: turns[at - 1]?.reply?.text ?? '',
      lists: before.reverse(),
      shown,
    };
    const reading = yield* readOf(said, described, earlierThan(turns, at), vocabulary);
    read.unshift({ ...said, reading, language: languageOf(text, reading, earlier.at(-1)) });
  }
  return read;
}

/** What somebody could fall ill from, as it was stored with a reply. */
function holdingAfter(turn: Turn | undefined): FoodWish[] {
  const state = fromStored(turn?.reply?.state)?.state ?? NO_WISHES;
  return [...state.notFoods, ...state.foods.filter(({ key }) => OF_ALLERGENS.has(key))].filter((wish) =>
    isHarmful(wish, state),
  );
}

/** Whether an allergy was told, and what it is to was not, as it was stored with a reply. */
function isUnresolved(turn: Turn | undefined): boolean {
  const { features, notFoods, foods } = fromStored(turn?.reply?.state)?.state ?? NO_WISHES;
  return (
    features.some(({ key }) => key === 'allergy') && notFoods.length === 0 && !foods.some(({ key }) => DIETS.has(key))
  );
}

/** Whether somebody says what they or others must not eat. */
function saysHealth(text: string): boolean {
  const { stated, sign } = statedIn(spelt(tokenize(text)), text);
  return sign !== null || stated.some(({ role, plain }) => role === 'avoid' && !plain);
}

/** Nothing that is said of somebody's health is taken for a description. */
const isHarmless = ({ text, described }: InNames, written: string): boolean =>
  described.length === 0 ||
  (!saysHealth(text) && !(tokenize(written).some(({ word }) => DENIALS.has(word)) && saysHealth(written)));

/** Looked for only where a message names what could be added: harm that was told of counts however long ago that was. */
function earlierThan(turns: readonly Turn[], at: number): () => Earlier {
  let memo: { is: Earlier } | undefined;
  const find = (): Earlier => {
    if (asksAllergen(turns[at - 1]?.reply?.text ?? '')) return 'asked';
    if (isUnresolved(turns[at - 1])) return 'pending';
    const before = turns.slice(Math.max(0, at - TURNS_READ), at).reverse();
    for (const [back, { message }] of before.slice(0, PENDING).entries()) {
      if (namesAllergen(truncated(message))) break;
      if (asksAllergen(before[back + 1]?.reply?.text ?? '')) return 'pending';
    }
    let letters = 0;
    const told = before.some(({ message, reply }) => {
      letters += message.length;
      return letters <= HISTORY_READ && (asksAllergen(reply?.text ?? '') || saysHealth(truncated(message)));
    });
    return told ? 'told' : null;
  };
  return () => {
    memo ??= { is: find() };
    return memo.is;
  };
}

/** Messages after which the question for the food is not answered any more. */
const PENDING = 4;

/** Up to {@link LETTERS_READ}, without a part of a word at the end. */
const truncated = (text: string): string =>
  text.length > LETTERS_READ ? text.slice(0, LETTERS_READ).replace(/\S{1,60}$/u, '') : text;

/** A comparison of what was shown is no wish. */
function* readOf(
  { text, lists: [last = []], shown }: Omit<Said, 'reading' | 'language'>,
  described: readonly Described[],
  earlier: () => Earlier,
  vocabulary: Vocabulary,
): Steps<Reading> {
  const whole = yield* read(text, vocabulary, shown, earlier, described);
  const reading = withoutBackground(whole, last.length > 0);
  if (last.length === 0 || !compares(reading)) return reading;
  const mentions = reading.mentions.filter(
    ({ meaning }) =>
      meaning.type !== 'price' &&
      meaning.type !== 'pricier' &&
      !(meaning.type === 'feature' && meaning.key === 'bestrated'),
  );
  return { ...reading, mentions };
}
