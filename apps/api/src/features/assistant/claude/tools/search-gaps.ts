import type { Constraint, GuideQuery } from '@saffron/contracts/guide-query';
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

/** Names that are told of places without hours. */
const NAMES_MAX = 3;
const NAME_MAX = 60;
/** Nobody counts on the total of more. */
const TOTAL_MAX = 60;

/** Says which places meet all but the time because the guide has no hours of them: a total leaves them out. */
export async function sayTimeless(query: GuideQuery, total: number, search: GuideSearch, key: string): Promise<string> {
  const at = query.constraints.findIndex(({ slot, strength }) => slot === 'time' && strength === 'must');
  const time = query.constraints[at];
  if (!time || total > TOTAL_MAX) return '';
  const { hits, relaxed } = await search({ ...preferring(query, time), sort: 'fit', limit: total + QUERY_HITS_MAX });
  const timeless = relaxed.length > 0 ? [] : hits.filter(({ verdicts }) => verdicts[at]?.outcome === 'unknown');
  if (timeless.length === 0) return '';
  const names = timeless.slice(0, NAMES_MAX).map(({ restaurant }) => labelText(restaurant.name, NAME_MAX, key) ?? '…');
  const more = timeless.length > NAMES_MAX ? ' and others' : '';
  return ` ${timeless.length} more would, but the guide has no hours for then: ${names.join(', ')}${more}.`;
}
