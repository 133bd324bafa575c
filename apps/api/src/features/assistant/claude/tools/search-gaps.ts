import type { Constraint, GuideAnswer, GuideQuery, Outcome } from '@saffron/contracts/guide-query';
import { QUERY_HITS_MAX } from '@saffron/contracts/limits';
import type { GuideSearch } from '../../../search/query/service.ts';
import { labelText, valueText } from '../guide-text.ts';

const OPERATOR: Readonly<Record<Constraint['op'], string>> = {
  is: '',
  not: 'not ',
  atMost: 'at most ',
  atLeast: 'at least ',
};
/** @example 'diet nut free' */
export const labelOf = ({ slot, op, values }: Constraint): string => `${slot} ${OPERATOR[op]}${values.join(' or ')}`;

const LABEL_MAX = 60;

const preferring = (query: GuideQuery, one: Constraint): GuideQuery => ({
  ...query,
  constraints: query.constraints.map((other) => (other === one ? { ...one, strength: 'prefer' } : other)),
});

/** Says that there is nothing, and which `must` constraints alone are in the way: whoever searched need not try. */
export async function sayNothing(query: GuideQuery, search: GuideSearch, key: string): Promise<string> {
  const musts = query.constraints.filter(({ strength }) => strength === 'must');
  const blocking: string[] = [];
  for (const one of musts.length > 1 ? musts : []) {
    const { hits, relaxed, total } = await search({ ...preferring(query, one), limit: 1 });
    // A value that leads away is not repeated.
    const label = valueText(labelOf(one), LABEL_MAX, key) ?? one.slot;
    if (hits.length > 0 && relaxed.length === 0) blocking.push(`"${label}" (${total} meet the rest)`);
  }
  const why = blocking.length > 0 ? ` What alone is in the way: ${blocking.join(', ')}.` : '';
  return `The guide has nothing for this.${why}`;
}

/** Names that are told of one gap. */
const NAMES_MAX = 3;
const NAME_MAX = 60;
/** Nobody counts on the total of more. */
const TOTAL_MAX = 60;

/** What a total leaves out that may do all the same, by slot and outcome. */
const NEARLY_MEETS: Partial<Record<Constraint['slot'], Partial<Record<Outcome, string>>>> = {
  time: { unknown: 'would, but the guide has no hours for then', nearly: 'would, but only open within the hour' },
  party: { unknown: 'would, but the guide does not say whether they seat so many' },
};

/** Says which places meet all but a time or the size of a party, where the guide does not say it or they open soon after: a total leaves them out. */
export async function sayNearMisses(
  query: GuideQuery,
  total: number,
  search: GuideSearch,
  key: string,
): Promise<string> {
  if (total > TOTAL_MAX) return '';
  const gaps: string[] = [];
  for (const [at, one] of query.constraints.entries()) {
    const said = one.strength === 'must' ? NEARLY_MEETS[one.slot] : undefined;
    if (!said) continue;
    const { hits, relaxed } = await search({ ...preferring(query, one), sort: 'fit', limit: total + QUERY_HITS_MAX });
    for (const outcome of ['nearly', 'unknown'] as const) {
      const places = relaxed.length > 0 ? [] : hits.filter(({ verdicts }) => verdicts[at]?.outcome === outcome);
      if (said[outcome] && places.length > 0)
        gaps.push(` ${places.length} more ${said[outcome]}: ${namesOf(places, key)}.`);
    }
  }
  return gaps.join('');
}

function namesOf(hits: GuideAnswer['hits'], key: string): string {
  const names = hits.slice(0, NAMES_MAX).map(({ restaurant }) => labelText(restaurant.name, NAME_MAX, key) ?? '…');
  return `${names.join(', ')}${hits.length > NAMES_MAX ? ' and others' : ''}`;
}

/** Says that the restaurant from which distances are measured meets every `must`, too: it is no hit, and the total does not count it. */
export async function sayOrigin(query: GuideQuery, search: GuideSearch, key: string): Promise<string> {
  if (!query.near || !('restaurant' in query.near)) return '';
  const itself: Constraint = { slot: 'name', op: 'is', values: [query.near.restaurant], strength: 'must', core: true };
  const constraints = [...query.constraints.filter(({ slot }) => slot !== 'near'), itself];
  const { near: _, ...anywhere } = query;
  const { hits, relaxed } = await search({ ...anywhere, constraints, limit: 1 });
  return hits.length > 0 && relaxed.length === 0
    ? ` ${namesOf(hits, key)} itself, from which you measure, meets every must.`
    : '';
}
