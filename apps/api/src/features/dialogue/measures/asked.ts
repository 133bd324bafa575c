import type { Restaurant } from '@saffron/contracts/guide';
import { MEAL_FLAGS } from '../../search/query/slots/meal.ts';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import { FEATURES, type MEALS } from '../../understanding/lexicon/features.ts';
import { FIRST_RATE, type PriceWords } from '../../understanding/lexicon/prices.ts';
import { partySizeIn } from '../../understanding/reading/party-size.ts';
import type { Mention, Reading } from '../../understanding/reading/reading.ts';
import { DENIALS } from '../../understanding/text/evidence.ts';
import { Phrases, type Span } from '../../understanding/text/phrases.ts';
import type { Token } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import { contrastOf, decides } from '../choosing.ts';
import { anchorAt, landmarkIn } from '../near/landmark.ts';
import { complaintsOf, DEGREES, faultsOf, hedgedOf, phrasesOf } from './degrees.ts';
import { foodMeasure } from './foods.ts';
import type { Measure } from './measure.ts';
import { anchorOf, degreeMeasure, featureMeasure, isSignified } from './measures.ts';
import { partyMeasure } from './party.ts';

const DEGREE_PHRASES = new Phrases(
  DEGREES.flatMap((degree) => phrasesOf(degree).map((phrase) => [phrase, degree.key] as const)),
);

const COMPLAINTS = new Phrases(
  DEGREES.flatMap((degree) => complaintsOf(degree).map((phrase) => [phrase, degree.key] as const)),
);

const HEDGED = new Phrases(
  DEGREES.flatMap((degree) => hedgedOf(degree).map((phrase) => [phrase, degree.key] as const)),
);

const FAULTS = new Phrases(
  DEGREES.flatMap((degree) => faultsOf(degree).map((phrase) => [phrase, degree.key] as const)),
);
/** What is said of a thing that somebody finds fault with. */
const BLAMING = new Phrases(
  `killed it|killed me|killed us|ruined it|ruined|spoiled|spoilt|put me off|put us off|did my head in|drove me mad|drove us mad|was awful|
  was terrible|was horrible|was a nightmare|was a joke|were awful|were terrible|too long|was insane|is insane|was mad|was mental|hated|
  couldnt stand|cant stand|cant face|couldnt face|sick of|let it down|let us down|fed up with`
    .split(/\|\s*/)
    .map((phrase) => [phrase, true] as const),
);

/** By what the next place has to be better than those that were shown. */
export const complaintsIn = ({ tokens }: Reading, snapshot: Snapshot): Measure[] => {
  const said = complaintSpans(tokens);
  const blamed = BLAMING.findAll(tokens).length > 0 ? FAULTS.findAll(tokens) : [];
  return unique([...said, ...blamed].map(({ value }) => degreeMeasure(value, snapshot)));
};

const complaintSpans = (tokens: readonly Token[]): Span<string>[] => [
  ...COMPLAINTS.findAll(tokens).filter(({ from }) => !isRuledOut(tokens, from)),
  ...HEDGED.findAll(tokens).filter((span) => isSaidOfShown(tokens, span)),
];

/** "A bit loud for us", "it looks a bit formal"; but "something a bit casual" and "a bit loud music" wish for it. */
function isSaidOfShown(tokens: readonly Token[], { from, to }: Span<string>): boolean {
  const clause = tokens[from]?.clause;
  const before = tokens.slice(0, from).filter((token) => token.clause === clause);
  const next = tokens[to];
  return (
    before.every(({ word }) => OF_SHOWN.has(word)) && (!next || next.clause !== clause || AFTERWARDS.has(next.word))
  );
}
const OF_SHOWN = wordSet(
  'hm hmm hmmm mm eh oh ah ok okay yeah no nah well but so and still honestly actually maybe it its it that thats they theyre these those this them all both is are was looks look sounds sound seems seem feels feel might be may could just the first second third last one ones place places',
);
const AFTERWARDS = wordSet(
  'for to and but so though tho isnt innit no really there tonight tbh actually maybe then imo i id we if what any',
);

/** "Nothing too spicy" complains of nothing. */
const isRuledOut = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(0, at)
    .some(({ word, clause }) => clause === tokens[at]?.clause && (DENIALS.has(word) || NONE.has(word)));
const NONE: ReadonlySet<string> = new Set(['nothing', 'nowhere', 'none']);

/** The measures that a message names. */
export interface Asked {
  /** By these it compares. */
  degrees: readonly Measure[];
  /** These it needs. */
  needs: readonly Measure[];
}

/** The degree of "the cheaper one", "the quietest of them", which tells one of those that were shown from the others. */
const choosing = ({ tokens }: Reading): Span<string> | undefined =>
  DEGREE_PHRASES.findAll(tokens).find(
    ({ from, to }) => tokens[from - 1]?.word === 'the' && isOne(tokens.slice(to, to + 2).map(({ word }) => word)),
  );

/** Whether a message means one of those that were shown by how it compares with the others. */
export const choosesByDegree = (reading: Reading): boolean => choosing(reading) !== undefined;

/** The place that is so; none where several are. */
export function degreeChoice(reading: Reading, rows: readonly Restaurant[], snapshot: Snapshot): readonly Restaurant[] {
  const span = choosing(reading);
  if (!span || rows.length < 2) return [];
  const contrast = contrastOf(degreeMeasure(span.value, snapshot), rows);
  return decides(contrast) ? contrast.places.slice(0, 1).map(({ row }) => row) : [];
}
const isOne = ([first = '', then = '']: readonly string[]): boolean =>
  ONE.has(first) || (first === 'of' && THEM.has(then));
const ONE: ReadonlySet<string> = new Set(['one', 'place', 'restaurant', 'spot', 'option']);
const THEM: ReadonlySet<string> = new Set(['them', 'those', 'these', 'the']);

const overlaps = (spans: readonly Span<unknown>[], { from, to }: { from: number; to: number }): boolean =>
  spans.some((span) => span.from < to && from < span.to);

/** The "nearer" of "nearer the water", which is a feature, and the "dearest" of "not the dearest", which is a price. */
const isPartOf = ({ from, to }: Span<unknown>, { mentions, tokens }: Reading): boolean =>
  mentions.some(
    (one) =>
      (one.meaning.type === 'feature' || (one.meaning.type === 'price' && tokens[one.from]?.word === 'not')) &&
      one.from <= from &&
      to <= one.to &&
      to - from < one.to - one.from,
  );

/**
 * The measures that a message names: comparatives and superlatives apart from what it merely needs.
 *
 * @param anchors places that "closer to …" can mean
 */
export function askedIn(reading: Reading, snapshot: Snapshot, anchors: readonly Restaurant[] = []): Asked {
  const spans = DEGREE_PHRASES.findAll(reading.tokens).filter((span) => !isPartOf(span, reading));
  const taken = [...spans, ...complaintSpans(reading.tokens)];
  const mentions = reading.mentions.filter((mention) => !overlaps(taken, mention) && !isBest(mention));
  const area = mentions.find(({ meaning }) => meaning.type === 'area')?.meaning;
  const [anchor] = area?.type === 'area' ? area.values : anchors;
  const landmark = area ? null : landmarkIn(reading, snapshot);
  const spot = landmark && anchorAt(landmark);
  const degrees = spans.map(({ value }) =>
    degreeMeasure(value, snapshot, spot ?? (anchor === undefined ? null : anchorOf(anchor, snapshot))),
  );
  const party = partySizeIn(
    reading.tokens.filter((_, at) => !reading.times.some(({ from, to }) => at >= from && at < to)),
  );
  const needs = [
    ...(party === null ? [] : [partyMeasure(party, snapshot)]),
    ...mentions.flatMap((mention) => measureOf(mention, snapshot) ?? []),
  ];
  return { degrees: unique(degrees), needs: unique(needs) };
}

/** "Best for children" asks for no rating. */
const isBest = ({ meaning, said }: Mention): boolean =>
  meaning.type === 'feature' && meaning.key === 'bestrated' && !said.includes(' ');

const unique = (measures: readonly Measure[]): Measure[] => [
  ...new Map(measures.map((one) => [one.key, one])).values(),
];

/** The measure that a mention stands for; null where it stands for none, or where the message does not want it or gives it up. */
function measureOf({ meaning, said, negated, dropped }: Mention, snapshot: Snapshot): Measure | null {
  if (negated || dropped) return null;
  switch (meaning.type) {
    case 'feature':
      return meaning.key === 'bestrated'
        ? degreeMeasure('rating', snapshot)
        : isSignified(meaning.key)
          ? degreeMeasure(meaning.key, snapshot)
          : featureMeasure(meaning.key, FEATURES[meaning.key]?.label ?? said, snapshot);
    case 'tag':
      return featureMeasure(`tag ${meaning.tag}`, meaning.tag, snapshot);
    case 'food':
      return foodMeasure(meaning.key, said.toLowerCase(), snapshot);
    case 'cheaper':
      return degreeMeasure('cheap', snapshot);
    case 'pricier':
      return degreeMeasure('dear', snapshot);
    case 'price':
      return priceMeasure(meaning.price, snapshot);
    case 'meal':
      return mealMeasure(meaning.meal);
    default:
      return null;
  }
}

/** Whether a place costs what was said; whoever says that money is no object asks for the best. */
function priceMeasure({ met, label, soft }: PriceWords, snapshot: Snapshot): Measure {
  if (label === FIRST_RATE) return degreeMeasure('fine', snapshot);
  const measure = degreeMeasure((met[0]?.[0] ?? 1) <= CHEAP ? 'cheap' : 'dear', snapshot);
  const most = Math.max(...met.flat());
  if (!soft || most <= CHEAP) return measure;
  return {
    ...measure,
    words: { ...measure.words, has: 'is reasonable' },
    of: (row) => ({ ...measure.of(row), ...(row.price !== null && row.price <= most && { outcome: 'yes' }) }),
  };
}
const CHEAP = 2;

/** Whether a place serves a meal; one without any is silent. */
const mealMeasure = (meal: keyof typeof MEALS): Measure => ({
  key: `meal ${meal}`,
  words: { has: `does ${meal}`, lacks: `doesn't do ${meal}`, more: `better for ${meal}`, most: `the best for ${meal}` },
  of: (row) => {
    const known = Object.values(MEAL_FLAGS).some((field) => row[field]);
    if (!known) return { outcome: 'unknown', level: null, details: [] };
    return { outcome: row[MEAL_FLAGS[meal]] ? 'yes' : 'no', level: row[MEAL_FLAGS[meal]] ? 1 : -1, details: [] };
  },
});
