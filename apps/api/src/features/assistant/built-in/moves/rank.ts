import type { HasMove, Placed, RankMove, UnrankedMove } from '../../../dialogue/choosing.ts';
import { isDenied } from '../../../dialogue/measures/measure.ts';
import { RANK } from '../phrasebook/choosing.ts';
import type { Voice } from '../voice.ts';
import { listOf, nameOf } from '../words.ts';
import { detailClause } from './detail.ts';
import { agreed } from './predicate.ts';

const NTH = ['', 'second ', 'third '];
const namesOf = (places: readonly Placed[]): string => listOf(places.map(({ row }) => nameOf(row)));

/** A place with what decides about it. */
const withDetail = ({ row, standing }: Placed, voice: Voice): string =>
  `${nameOf(row)}${detailClause(standing, voice)}`;

/** @example 'Tre Chiuse is the cheapest ($$). Souffleuse comes next ($$$).' */
export function sayRank(move: RankMove, voice: Voice): string {
  const { measure, first, others, unknown, nth, whole } = move;
  const [best] = first;
  if (!best)
    return `I don't know which of them ${measure.words.has.startsWith('is') ? `is ${measure.words.most}` : measure.words.has}.`;
  if (whole)
    return `${[...first, ...others].map((place) => withDetail(place, voice)).join(', then ')}.${sayUnknown(unknown, move)}`;
  const [other] = others;
  if (other && first.length + others.length === 2 && unknown.length === 0 && nth === 0 && isField(best))
    return sayPair(best, other, move, voice);
  return `${lead(move, voice)}${nth === 0 ? sayNext(others, voice) : ''}${sayUnknown(unknown, move)}`;
}

/** @example 'Tre Chiuse is cheaper ($$, Souffleuse $$$).' */
function sayPair(best: Placed, other: Placed, { measure }: RankMove, voice: Voice): string {
  const [detail, against] = [best, other].map(({ standing }) => detailClause(standing, voice));
  const both = detail?.endsWith(')')
    ? `${detail.slice(0, -1)}, ${withDetail(other, voice).replace(/ \((.*)\)$/, ' $1')})`
    : '';
  return `${nameOf(best.row)} is ${measure.words.more}${against ? both : detail}.`;
}

function lead({ measure, first, others, unknown, nth }: RankMove, voice: Voice): string {
  const [best] = first;
  if (!best) return '';
  const most = `${measure.words.most.replace(/^the /, `the ${NTH[nth] ?? ''}`)}`;
  if (isDenied(best.standing))
    return `None of them ${measure.words.has}; ${namesOf(first)} ${first.length > 1 ? 'come' : 'comes'} closest${detailClause(best.standing, voice)}.`;
  if (first.length > 1) return voice.say(RANK.tie, { names: namesOf(first), detail: tieDetail(first, best, voice) });
  if (isField(best) && others.length === 0 && unknown.length > 0)
    return `Of those I can only speak for ${nameOf(best.row)}${detailClause(best.standing, voice)}.`;
  const sure = isField(best) || best.standing.outcome === 'yes' ? '' : 'probably ';
  const superlative = most.startsWith('the ') || others.length > 0 ? `is ${sure}${most}` : measure.words.has;
  return `${nameOf(best.row)} ${superlative}${detailClause(best.standing, voice)}.`;
}

/** Fields always tell an order, whether or not the best of them is good. */
const isField = ({ standing }: Placed): boolean => standing.details.some(({ type }) => type !== 'sentence');

/** What a tie has in common, where it is a field. */
const tieDetail = (first: readonly Placed[], best: Placed, voice: Voice): string =>
  isField(best)
    ? detailClause(best.standing, voice).replace(/^ \((.*)\)$/, ` (${first.length > 2 ? 'all' : 'both'} $1)`)
    : '';

function sayNext(others: readonly Placed[], voice: Voice): string {
  const [next] = others;
  // A place that is loud is no second quietest.
  if (!next || isDenied(next.standing)) return '';
  return ` ${voice.say(RANK.next, { name: nameOf(next.row), detail: detailClause(next.standing, voice) })}`;
}

function sayUnknown(unknown: RankMove['unknown'], { measure }: RankMove): string {
  if (unknown.length === 0) return '';
  const names = listOf(unknown.map(nameOf), 'or');
  const known = {
    cheap: 'what you pay at',
    dear: 'what you pay at',
    rating: 'how good people find',
    closes: 'how late you can go to',
    opens: 'how early you can go to',
    near: 'how far it is to',
    big: 'how many fit into',
    small: 'how many fit into',
  }[measure.key];
  return known ? ` I don't know ${known} ${names}.` : ` I don't know whether ${names} ${measure.words.has}.`;
}

/** "Which one has parking?" */
export function sayHas({ measure, places }: HasMove, voice: Voice): string {
  const of = (...outcomes: string[]) => places.filter(({ standing }) => outcomes.includes(standing.outcome));
  const [yes, partly, no, unknown] = [of('yes'), of('partly'), of('no'), of('unknown')];
  const { has, lacks, maybe = 'might do' } = measure.words;
  const names = listOf(
    unknown.map(({ row }) => nameOf(row)),
    'or',
  );
  if (yes.length + partly.length + no.length === 0)
    return `I don't know whether ${names} ${has}; ${places.length > 1 ? 'a quick call would tell' : 'do ask them'}.`;
  const plain = yes.length > 1 && yes.every(({ standing }) => detailClause(standing, voice) === '');
  return [
    plain
      ? `${namesOf(yes)} ${agreed(has, yes.length)}.`
      : yes.map((place) => `${nameOf(place.row)} ${has}${detailClause(place.standing, voice)}.`).join(' '),
    ...[...Map.groupBy(partly, ({ standing }) => detailClause(standing, voice))].map(
      ([detail, same]) => `${namesOf(same)} ${agreed(maybe, same.length)}${detail}.`,
    ),
    ...no.map((place) => `${nameOf(place.row)} ${lacks}${detailClause(place.standing, voice)}.`),
    names ? `I don't know about ${names}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

export const sayUnranked = ({ said }: UnrankedMove): string =>
  `I don't know which is ${said.endsWith('est') ? 'the ' : ''}${said}, sorry.`;
