import type { Placed, ThanMove } from '../../../dialogue/choosing.ts';
import type { Voice } from '../voice.ts';
import { listOf, nameOf } from '../words.ts';
import { detailClause, fieldValue } from './detail.ts';

/** @example 'Yes: Two Stoves is $$, The Long Table $$$.' */
export function sayThan({ measure, place, rivals }: ThanMove, voice: Voice): string {
  const { has, more } = measure.words;
  const name = nameOf(place.row);
  const silent = [place, ...rivals].filter(({ standing }) => standing.level === null);
  const known = rivals.filter(({ standing }) => standing.level !== null);
  if (place.standing.level === null || known.length === 0)
    return `I don't know whether ${listOf(
      silent.map(({ row }) => nameOf(row)),
      'or',
    )} ${has}, so I can't say.`;
  const own = place.standing.level;
  const above = known.filter(({ standing }) => own > (standing.level ?? 0));
  const alike = known.filter(({ standing }) => own === standing.level);
  const value = fieldValue(place.standing);
  if (value) {
    if (alike.length === known.length)
      return `No, there's nothing in it: ${listOf(namesOf([place, ...known]))} are ${known.length > 1 ? 'all' : 'both'} ${value}.`;
    const others = known.map(({ row, standing }) => `${nameOf(row)} ${fieldValue(standing)}`);
    return `${answerOf(above, known)}: ${name} is ${value}, ${listOf(others)}.`;
  }
  if (above.length === known.length) return `Yes, ${name} is ${more}${detailClause(place.standing, voice)}.`;
  if (alike.length === known.length)
    return `I couldn't tell you which is ${more}: by what I know they are much the same.`;
  const [best] = known.toSorted((a, b) => (b.standing.level ?? 0) - (a.standing.level ?? 0));
  return best ? `No, ${nameOf(best.row)} is ${more}${detailClause(best.standing, voice)}.` : '';
}

const namesOf = (places: readonly Placed[]): string[] => places.map(({ row }) => nameOf(row));

const answerOf = (above: readonly Placed[], all: readonly Placed[]): string =>
  above.length === all.length ? 'Yes' : above.length > 0 ? `Only than ${listOf(namesOf(above))}` : 'No';
