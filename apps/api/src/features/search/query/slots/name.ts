import { tokenize } from '../../../understanding/text/tokens.ts';
import type { Snapshot } from '../../snapshot/snapshot.ts';
import type { SlotReader } from '../check.ts';
import { unknownCheck } from '../unknown-check.ts';

/** Ids of the restaurants that a name means: by all of it, or else by a short form of it. */
function idsOf(name: string, { vocabulary }: Snapshot): number[] {
  const tokens = tokenize(name);
  const named = vocabulary.names.phrases.at(tokens, 0).filter(({ to }) => to === tokens.length);
  const whole = named.filter(({ value }) => value.whole);
  return (whole.length > 0 ? whole : named).map(({ value }) => value.id);
}

export const name: SlotReader = {
  check: (value, { snapshot }, op) => {
    const named = typeof value === 'number' ? [] : idsOf(value, snapshot);
    // A model may write an id as text; a place may be called by a number.
    const given = named.length > 0 ? named : [Number(value)];
    const ids = new Set(given.filter((id) => snapshot.byId.has(id)));
    if (ids.size === 0) return unknownCheck('restaurant', String(value), op);
    return {
      outcome: ({ id }) => (ids.has(id) ? 'meets' : 'lacks'),
      evidence: (row) => ({ field: 'name', sentence: row.name }),
    };
  },
};
