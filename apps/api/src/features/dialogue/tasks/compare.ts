import type { Restaurant } from '@saffron/contracts/guide';
import { CARDS_MAX } from '@saffron/contracts/limits';
import type { Steps } from '../../../slices.ts';
import { isDiet } from '../../understanding/delta.ts';
import type { Reading } from '../../understanding/reading/read.ts';
import { type CompareMove, type Contrast, contrastOf, decides } from '../choosing.ts';
import type { Context } from '../context.ts';
import { chosenIn, inFocus, isAnswerable } from '../focus.ts';
import { askedIn } from '../measures/asked.ts';
import { OPPOSITE } from '../measures/features.ts';
import { dietMeasure, foodMeasure } from '../measures/foods.ts';
import type { Measure } from '../measures/measure.ts';
import { degreeMeasure, featureMeasure } from '../measures/measures.ts';
import { partyMeasure } from '../measures/party.ts';
import type { Answer } from '../task.ts';

/** What people weigh who say nothing of it. */
const USUAL = ['rating', 'cheap', 'quiet', 'closes', 'cosy'] as const;
/** Reasons of one verdict. */
const REASONS = 2;
/** "Which would you pick?": a choice among what was shown, though nothing is compared in so many words. */
const CHOOSING: ReadonlySet<string> = new Set(
  'pick choose prefer favourite favorite recommend better best go take'.split(' '),
);

/** "A or B?", "the first or the second for four of us?", "what's the difference?", "which would you pick?" */
export function* compare(context: Context): Steps<Answer | null> {
  const { acts, reading, snapshot } = context;
  if (!isAnswerable(context)) return null;
  const chosen = chosenIn(context);
  const places = comparedIn(context, reading, chosen).slice(0, CARDS_MAX);
  const compares = acts.has('compare') || isAlternative(reading, chosen);
  if (places.length < 2 || !(compares || acts.has('rank'))) return null;
  yield;
  const asked = askedIn(reading, snapshot);
  const measures = [...asked.degrees, ...asked.needs];
  if (!compares && (chosen.length < 2 || measures.length > 0) && !isChoice(reading, measures)) return null;
  const isFactual = asked.degrees.length > 0 && !reading.tokens.some(({ word }) => CHOOSING.has(word));
  const move = { ...compared(places, measures, wished(context), context), chooses: !isFactual };
  const rest = places.filter((row) => row !== move.winner);
  return {
    moves: [move],
    picks:
      move.winner && (measures.length > 0 || !compares)
        ? [move.winner]
        : [...(move.winner ? [move.winner] : []), ...rest],
  };
}

/** Two places with nothing but "or" and the like between them, whatever else is misspelt. */
const isAlternative = ({ tokens, names }: Reading, chosen: readonly Restaurant[]): boolean =>
  chosen.length > 1 && names.some(({ to }) => /^(?:or|vs|versus)$/.test(tokens[to]?.word ?? ''));

/** "How is it next to the Thai one?": what the one place is compared with. */
const ANOTHER: ReadonlySet<string> = new Set(['it', 'this', 'that', 'other']);

const isChoice = ({ tokens }: Reading, measures: readonly Measure[]): boolean =>
  measures.length === 0 && tokens.some(({ word }) => CHOOSING.has(word));

/** What is compared: the places that the message tells apart, with the one spoken of where it names a single one, or those that were shown. */
function comparedIn(context: Context, { tokens }: Reading, chosen: readonly Restaurant[]): readonly Restaurant[] {
  const rows = inFocus(context);
  if (chosen.length > 1) return chosen;
  const [only] = chosen;
  if (!only) return rows;
  const other = context.shown.find((row) => row !== only);
  if (rows.length === 2 && rows.includes(only)) return rows;
  return other && tokens.some(({ word }) => ANOTHER.has(word)) ? [other, only] : [];
}

/** The measures that the wishes so far stand for. */
function wished({ wishes, snapshot }: Context): Measure[] {
  const { foods, features, price, partySize } = wishes;
  return [
    ...(partySize === null ? [] : [partyMeasure(partySize, snapshot)]),
    ...features.map(({ key, label }) =>
      key === 'bestrated' ? degreeMeasure('rating', snapshot) : featureMeasure(key, label, snapshot),
    ),
    ...foods.map((wish) => (isDiet(wish) ? dietMeasure(wish.key) : foodMeasure(wish.key, wish.label, snapshot))),
    ...(price ? [degreeMeasure((price.met[0]?.[0] ?? 1) > 2 ? 'dear' : 'cheap', snapshot)] : []),
  ];
}

/** The verdict by what was asked, or else by the wishes, or else by what people weigh. */
function compared(
  rows: readonly Restaurant[],
  asked: readonly Measure[],
  wishes: readonly Measure[],
  { snapshot }: Context,
): Omit<CompareMove, 'chooses'> {
  const usual = USUAL.map((key) => degreeMeasure(key, snapshot));
  const contrasts = (measures: readonly Measure[]) => measures.map((measure) => contrastOf(measure, rows));
  const askedFor = contrasts(asked);
  const telling = [...askedFor, ...contrasts([...wishes, ...usual]).filter(isKnown)].filter(decides);
  const winner = telling[0]?.places[0]?.row ?? null;
  const others = telling.filter((contrast) => contrast.places[0]?.row === winner && !askedFor.includes(contrast));
  // Where what was asked decides nothing, something else has to.
  const further = askedFor.length === 0 ? REASONS : askedFor.some(decides) ? 0 : 1;
  const reasons = [...askedFor, ...others.slice(0, further)];
  const said = new Set(reasons.map(({ measure }) => measure.key));
  const givenUp = contrasts(usual)
    .filter((contrast) => isKnown(contrast) && decides(contrast))
    .find(
      ({ measure, places }) => places[0]?.row !== winner && !said.has(measure.key) && !isOpposite(measure.key, said),
    );
  return {
    type: 'compare',
    places: rows,
    winner,
    reasons,
    givenUp: winner ? (givenUp ?? null) : null,
    asked: asked.length > 0,
  };
}

/** Something is known of more than one place. */
const isKnown = ({ places }: Contrast): boolean => (places[1]?.standing.level ?? null) !== null;

/** Whoever chose the quiet one gives up no noise. */
const isOpposite = (key: string, said: ReadonlySet<string>): boolean => said.has(OPPOSITE[key] ?? '');
