import { fold, stemsOf } from '../../../understanding/text/tokens.ts';
import type { Snapshot } from '../../snapshot/snapshot.ts';
import { meaningsOf } from '../values.ts';

interface Area {
  /** Neighborhoods of the guide. */
  values: readonly string[];
  /** Positions of the rows that only the address places there. */
  addresses: ReadonlySet<number>;
}

/** What a guide knows of a part of town: by its name, a word for it ("downtown"), or addresses that contain it. Null: nothing. */
export function areaOf(text: string, snapshot: Snapshot): Area | null {
  const { vocabulary } = snapshot;
  const folded = fold(text);
  const exact = vocabulary.neighborhoods.filter((value) => fold(value) === folded);
  const values = exact.length > 0 ? exact : named(text, snapshot);
  if (values.length > 0) return { values, addresses: new Set() };
  const stems = stemsOf(text).join(' ');
  const addresses = stems ? vocabulary.addresses.mentioning([stems]) : new Set<number>();
  return addresses.size > 0 ? { values: [], addresses } : null;
}

function named(text: string, snapshot: Snapshot): readonly string[] {
  const { compass, centre } = snapshot.vocabulary;
  for (const meaning of meaningsOf(text, snapshot)) {
    if (meaning.type === 'area') return meaning.values;
    if (meaning.type === 'compass')
      return compass.get(meaning.point) ?? (meaning.point === 'centre' && centre ? [centre] : []);
  }
  return [];
}
