import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import { asksWhich } from '../../understanding/acts/references.ts';
import type { Token } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import type { Context } from '../context.ts';
import { chosenIn, isAnswerable } from '../focus.ts';
import { anchorOf } from '../measures/measures.ts';
import { anchorAt, landmarkIn } from '../near/landmark.ts';
import { legBetween, legTo, middlesOf } from '../near/nearness.ts';
import { nearWordsIn } from '../near/words.ts';
import type { Answer } from '../task.ts';

/** Places of one answer. */
const PLACES = 4;
/** Where one of these stands, yes or no says too little. */
const OPEN: ReadonlySet<string> = new Set(['how', 'what', 'where', 'far']);

/** "How far is it?", without a word on where from. */
const asksHowFar = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, at) => word === 'far' && tokens[at - 1]?.word === 'how') &&
  !tokens.some(({ word }) => FROM.has(word));
const FROM = wordSet('from me us my our here');

/** From where the diner is, which nobody knows. */
const asksIfFar = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word }, at) => word === 'far' && tokens[at - 1]?.word !== 'how' && END.has(tokens[at + 1]?.word ?? 'away'),
  ) && !tokens.some(({ word }) => word === 'from');
const END = wordSet('away out');

const OTHER = wordSet('other others rest');

const WAYS = wordSet('far apart walk walking distance close area street neighborhood neighbourhood');

/** Ways between places under discussion. */
export function* distance(context: Context): Steps<Answer | null> {
  const { reading, acts, snapshot, pointed, wishes } = context;
  const words = new Set(nearWordsIn(reading.tokens).map(({ value }) => value));
  const isWay = wishes.message.facts.includes('distance');
  if (isWay || reading.tokens.some(({ word }) => word === 'far')) words.add('near');
  const isChoice = acts.first === 'rank' || acts.first === 'compare' || asksWhich(reading.tokens);
  if (!isAnswerable(context) || isChoice) words.delete('near');
  if (acts.first === 'compare' && !reading.tokens.some(({ word }) => WAYS.has(word))) words.delete('apart');
  if (!words.has('apart') && !words.has('near')) return null;
  yield;
  const polar = !reading.tokens.some(({ word }) => OPEN.has(word));
  const told = chosenIn(context);
  const named = areasIn(context);
  if (words.has('apart') && named.length === 0) return apart(context, told, polar);
  if (!named[0] && told.length < 2 && reading.tokens.some(({ word }) => OTHER.has(word)))
    return apart(context, told, polar);
  const wished = words.has('apart') || told.length > 1 ? [] : wishes.areas.flatMap(({ values }) => values.slice(0, 1));
  const [anchor] = named.length > 0 ? named : asksHowFar(reading.tokens) ? wished : [];
  const landmark = anchor === undefined ? landmarkIn(reading, snapshot) : null;
  const meant = [told, pointed, context.shown].find((rows) => rows.length > 0) ?? [];
  if (
    anchor === undefined &&
    !landmark &&
    told.length < 2 &&
    !(told.length === 1 && words.has('there')) &&
    meant.length > 0 &&
    (isWay || asksIfFar(reading.tokens))
  ) {
    const rows = meant.slice(0, PLACES);
    return {
      moves: [{ type: 'recorded', facts: ['distance'], rows, bill: null }],
      picks: rows,
      among: context.focus,
    };
  }
  const from = anchor === undefined && !landmark ? told.at(-1) : undefined;
  const to = landmark ? anchorAt(landmark) : anchorOf(anchor ?? from ?? '', snapshot);
  const about = [told, pointed, context.shown].map((rows) => rows.filter((row) => row !== from));
  const rows = (about.find((some) => some.length > 0) ?? []).slice(0, PLACES);
  if (!to || rows.length === 0) return null;
  const ways = rows.map((row) => ({ row, leg: legTo(row, to) }));
  return {
    moves: [{ type: 'ways', to: to.label, polar, ways, ...(landmark && { landmark }) }],
    picks: rows,
    among: context.focus,
  };
}

/** The parts of town that a message names, as the guide calls them. */
const areasIn = ({ reading: { mentions }, snapshot }: Context): readonly string[] =>
  mentions.flatMap(({ meaning }) => {
    return meaning.type === 'compass' ? (snapshot.vocabulary.compass.get(meaning.point)?.slice(0, 1) ?? []) : [];
  });

function apart({ focus, lists, snapshot }: Context, told: readonly Restaurant[], polar: boolean): Answer | null {
  // Where one is under discussion, it is asked from the one before.
  const last = lists.flatMap(([lead]) => lead ?? []).filter((row) => row !== focus[0]);
  const shown = focus.length > 1 ? focus : [...last.slice(0, 1), ...focus];
  const rows = (told.length > 1 ? told : shown).slice(0, PLACES);
  const [first, ...others] = rows;
  if (!first) return null;
  const middles = middlesOf(snapshot);
  const legs = others.map((row) => ({ row, leg: legBetween(first, row, middles) }));
  return { moves: [{ type: 'apart', first, others: legs, polar }], picks: rows, among: focus };
}
