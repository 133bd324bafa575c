import type { Reading } from '../reading/reading.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Doing } from './intents.ts';
import type { Pointing } from './references.ts';

/**
 * "Benihana", then "the one in Concord": the branches of what was spoken of in the town that the message names, where it names nothing else.
 */
export function branchesIn(asked: readonly number[], { mentions, names }: Reading, { rows }: Vocabulary): number[] {
  const towns = new Set(mentions.flatMap(({ meaning }) => (meaning.type === 'area' ? meaning.values : [])));
  const only = mentions.every(({ meaning, negated }) => meaning.type === 'area' && !negated);
  if (asked.length === 0 || towns.size === 0 || !only || names.length > 0) return [];
  const spokenOf = new Set(asked.map((id) => rows.get(id)?.name));
  const branches = [...rows.values()].filter(({ name }) => spokenOf.has(name));
  // A place that is the only one of its name has no branches: its part of town is where another one is looked for.
  if (branches.length <= spokenOf.size) return [];
  return branches.filter(({ neighborhood }) => towns.has(neighborhood?.trim() ?? '')).map(({ id }) => id);
}

const WANTS = /\b(?:like|want|love|need|please|wanna|lets)\b/;
const BOOKS = /\b(?:book|reserve|booking|reservation)\b/;

/** Whoever wants to book goes on with the places that can be booked, where some can. */
export function bookable(last: readonly number[], { tokens }: Reading, { rows }: Vocabulary): readonly number[] {
  const said = tokens.map(({ word }) => word).join(' ');
  const wanted = said.search(WANTS);
  if (wanted < 0 || !BOOKS.test(said.slice(wanted))) return last;
  const taking = last.filter((id) => rows.get(id)?.reservations);
  return taking.length > 0 ? taking : last;
}

/** The places that a message speaks of: those it names, or those it refers to. */
export function placesOf(
  named: readonly number[],
  pointing: Pointing,
  doing: Doing,
  changed: boolean,
  checks: boolean,
): readonly number[] {
  if (named.length > 0) return named;
  if (pointing.how === 'none') return [];
  return changed && pointing.how === 'all' && doing.facts.length === 0 && !checks ? [] : pointing.ids;
}
