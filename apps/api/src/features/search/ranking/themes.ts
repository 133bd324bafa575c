import { suitingTo } from '../../understanding/answering/suiting.ts';
import { isDiet } from '../../understanding/delta/delta.ts';
import { literally } from '../../understanding/lexicon/feature.ts';
import { FEATURES } from '../../understanding/lexicon/features.ts';
import { rarity } from '../../understanding/meaning/vectors.ts';
import { clausesOf, voiceOf } from '../../understanding/text/evidence.ts';
import { JOINING } from '../../understanding/text/joining.ts';
import type { Sentence } from '../../understanding/text/sentences.ts';
import { stemsOf, tokenize } from '../../understanding/text/tokens.ts';
import { phrasesIn } from '../../understanding/text/word-set.ts';
import type { FeatureWish, FoodWish, Wishes } from '../../understanding/wishes.ts';
import type { Attribute } from '../facts/attribute.ts';
import { attributeOf } from '../facts/attribute-of.ts';
import type { Fact } from '../facts/facts.ts';
import { type Seating, seatingIn } from '../facts/seating.ts';

/** What a sentence can speak to; words that nobody understood are no wish. */
export type Wished = FoodWish | FeatureWish | 'words' | 'meal' | 'unwanted';

/** One wish, and the phrases by which a sentence speaks to it. */
export interface Theme {
  wish: Wished;
  phrases: { stems: string[]; weight: number }[];
  /** Phrases that speak against it. */
  against: string[][];
  /** It is about the room or the occasion, not about the food. */
  room: boolean;
  /** What is asked of a place for it. */
  attribute: Attribute | undefined;
  /** How many people it is for. */
  party?: number;
}

const weighed = (words: readonly string[], weight: number) =>
  words.filter(Boolean).map((word) => ({ stems: stemsOf(word), weight }));

/** That somebody can eat there at all is said before what else there is. */
const DIET = 6;
/** The very word of a wish, a word for it, and one that only hints at it. */
const VERY = 4;
const SAYS = 3.5;
const HINTS = 0.9;
/** A sentence from which one takes that it is so. */
const TELLS = 2;
/** A room that takes the whole party. */
const FITS = 5;
/** A room for so many times the party is no room for them. */
const ROOMY = 3;
/** A sentence that tells the contrary. */
const CONTRARY = -4;
/** From this on a sentence speaks to a wish. */
export const SPEAKS = 1;

const plain = (wish: Wished, phrases: Theme['phrases']): Theme => ({
  wish,
  phrases,
  against: [],
  room: false,
  attribute: undefined,
});

const themeOfFood = (wish: FoodWish): Theme => ({
  ...plain(wish, [
    ...weighed([wish.said, wish.label], isDiet(wish) ? DIET : VERY),
    ...weighed(wish.food?.words ?? [], isDiet(wish) ? DIET : 2.5),
  ]),
  attribute: isDiet(wish) ? attributeOf(wish.key) : undefined,
});

function themeOfFeature(wish: FeatureWish, partySize: number | null): Theme {
  const feature = FEATURES[wish.key];
  const shown = feature ? phrasesIn(feature.shown ?? feature.said) : (wish.words ?? [wish.label]);
  return {
    wish,
    phrases: [
      ...weighed(literally(feature, wish.said), VERY),
      ...weighed(shown, SAYS),
      ...weighed(phrasesIn(feature?.hint), HINTS),
    ],
    against: phrasesIn(feature?.against).map(stemsOf),
    room: feature?.room ?? false,
    attribute: attributeOf(wish.key),
    ...(wish.key === 'group' && partySize !== null && { party: partySize }),
  };
}

/** Whether a wish is for an hour of the day, which the recorded hours of a place tell. */
export const isTimed = ({ key }: Pick<FeatureWish, 'key'>): boolean => key === 'late' || key === 'early';

/** How notes say that nothing is better. */
const PRAISE =
  'best in|in the city|in town|reason to come|is the reason|hard to beat|what you came for|worth the trip|worth a trip|worth crossing town|finest|unbeatable'.split(
    '|',
  );

/** Of wishes, which never change; a reply asks for them with each thing that it may name. */
const known = new WeakMap<Wishes, readonly Theme[]>();

/** The wishes as sentences can speak to them. */
export function themesOf(wishes: Wishes): readonly Theme[] {
  const themes = known.get(wishes) ?? themesFrom(wishes);
  known.set(wishes, themes);
  return themes;
}

function themesFrom(wishes: Wishes): Theme[] {
  const { foods, notFoods, features, meals, message, partySize } = wishes;
  // Beside a wish, what nobody understood tells of the diner and not of the place.
  const loose = foods.length + features.length + meals.length > 0 ? 0 : 3;
  const unwanted = notFoods.map((wish) => ({
    ...plain('unwanted', []),
    attribute: wish.strict ? attributeOf(wish.key) : undefined,
    against: [wish.label, ...(wish.food?.words ?? [])].map(stemsOf),
  }));
  const isOpen = foods.length + features.length + meals.length + message.words.length === 0;
  return [
    // Who wishes for nothing is told of what is the best of its kind.
    ...(isOpen ? [plain('words', weighed(PRAISE, SAYS))] : []),
    ...unwanted,
    ...foods.map(themeOfFood),
    ...features.map((wish) =>
      wish.key === 'bestrated' ? plain(wish, weighed(PRAISE, SAYS)) : themeOfFeature(wish, partySize),
    ),
    ...(loose > 0 ? message.words.map((word) => plain('words', weighed([word], loose))) : []),
    ...meals.map(({ meal }) => plain('meal', weighed([meal], 1))),
  ];
}

const roomFor = (party: number, rooms: readonly Seating[]): number =>
  Math.max(
    0,
    ...rooms.flatMap(({ kind, number }) =>
      kind === 'most' || number < party ? [] : [number <= party * ROOMY ? FITS : TELLS],
    ),
  );

/** How much a sentence speaks to a wish: below 0 where it speaks against it. */
export function answers(sentence: Sentence, theme: Theme, facts: readonly Fact[]): number {
  const { stems, part } = sentence;
  const rooms = theme.party === undefined ? [] : seatingIn(sentence).filter(({ kind }) => kind !== 'counter');
  // By its number a room or a table is big enough for the party, or it tells nothing.
  if (theme.party !== undefined && rooms.length > 0) return roomFor(theme.party, rooms);
  const told = facts.filter((fact) => fact.sentence === sentence && fact.topic === theme.attribute?.key);
  if (told.some(({ says }) => says === 'no')) return CONTRARY;
  const isDietWish = theme.wish === 'unwanted' || (typeof theme.wish === 'object' && 'food' in theme.wish);
  const fact = told.some(({ says, scoped }) => says === 'yes' && !scoped) ? (isDietWish ? DIET : TELLS) : 0;
  if ((theme.room && part === 'food_notes') || (theme.wish === 'unwanted' && fact > 0)) return fact;
  if (theme.against.some((phrase) => voiceOf(stems, phrase) === 'says')) return CONTRARY;
  let most = fact;
  for (const { stems: phrase, weight } of theme.phrases) {
    const voice = phrase.length > 0 ? voiceOf(stems, phrase) : null;
    // Facts are read with more care than the words around one.
    if (voice === 'denies' && fact === 0) return CONTRARY;
    if (voice === 'says') most = Math.max(most, weight);
  }
  return most;
}

/** A sentence of a place that tells the contrary of something that was wished beside the food; null where none does. */
export function contraryIn(sentences: readonly Sentence[], wishes: Wishes, facts: readonly Fact[]): Sentence | null {
  const themes = themesOf(wishes).filter(
    ({ wish }) => typeof wish === 'object' && !('food' in wish) && wish.key !== 'bestrated',
  );
  const isContrary = (sentence: Sentence) =>
    sentence.part !== 'occasions' && themes.some((theme) => answers(sentence, theme, facts) <= CONTRARY);
  return sentences.find(isContrary) ?? null;
}

/** How much of a text speaks to the wishes: none where it is 0, against them where it is below. */
export function speaksTo(wishes: Wishes, text: string, part: Sentence['part']): number {
  const sentence = { text, part, stems: clausesOf(text), critical: false, limiting: false, lacking: false };
  return themesOf(wishes).reduce((sum, theme) => sum + answers(sentence, theme, []), 0);
}

/** What a sentence counts that surely tells what somebody looks for in their own words, and the share of that for the message before. */
const SUITS = 4;
const BEFORE = 0.5;
/** Up to this chance it tells nothing: notes of a kind are like any words. */
const UNSURE = 0.3;

/** The diner's words as a model takes them, by wishes, which never change. */
const scorers = new WeakMap<Wishes, readonly ReturnType<typeof suitingTo>[]>();

/** The least that {@link suits} is where a sentence surely tells it. */
export const SUITS_SURELY = 0.4 * SUITS;
/** And where it probably does. */
export const SUITS_PROBABLY = 0.2 * SUITS;

/** How much a sentence tells of what somebody looks for, by their own words: "we bring clients here" to who takes a client out. */
export function suits(sentence: Sentence, wishes: Wishes): number {
  const own = scorers.get(wishes) ?? wishes.inWords.toReversed().map((text) => suitingTo(tokenize(text)));
  scorers.set(wishes, own);
  const certain = (chance: number) => Math.max(0, chance - UNSURE) / (1 - UNSURE);
  return own.reduce(
    (most, suit, at) => Math.max(most, SUITS * BEFORE ** at * certain(suit(sentence))),
    namesUnplaced(sentence, wishes) ? SUITS : 0,
  );
}

/** Whether a sentence names what nobody can place, and what a place may be known for: "before a show at the Orpheum". */
export const namesUnplaced = ({ stems }: Pick<Sentence, 'stems'>, { areas }: Pick<Wishes, 'areas'>): boolean =>
  areas.some(({ values, address, label }) => {
    if (values.length > 0 || address !== null) return false;
    const name = tokenize(label).filter(({ word }) => !JOINING.has(word));
    return name.some(({ stem }) => rarity(stem) >= NAME) && name.every(({ stem }) => stems.includes(stem));
  });

/** From which rarity on a word names one thing: "old town" may be anywhere. */
const NAME = 0.8;
