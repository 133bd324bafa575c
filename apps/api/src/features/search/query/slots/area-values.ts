import { fold, stemsOf } from '../../../understanding/text/tokens.ts';
import type { Snapshot } from '../../snapshot/snapshot.ts';
import { meaningsOf, rejectValue } from '../values.ts';

/** More would be no help to whoever mistyped one. */
const NAMED = 40;

interface Area {
  /** Neighborhoods of the guide. */
  values: readonly string[];
  /** Positions of the rows that only the address places there. */
  addresses: ReadonlySet<number>;
}

/**
 * What a guide knows of a part of town: by its name, a word for it ("downtown"), or addresses that contain it.
 *
 * @throws AppError `bad_input` if it knows nothing
 */
export function areaValues(text: string, snapshot: Snapshot): Area {
  const { vocabulary } = snapshot;
  const folded = fold(text);
  const exact = vocabulary.neighborhoods.filter((value) => fold(value) === folded);
  const values = exact.length > 0 ? exact : named(text, snapshot);
  if (values.length > 0) return { values, addresses: new Set() };
  const stems = stemsOf(text).join(' ');
  const addresses = stems ? vocabulary.addresses.mentioning(`place ${stems}`, [stems]) : new Set<number>();
  if (addresses.size > 0) return { values: [], addresses };
  return rejectValue('area', text, vocabulary.neighborhoods.length <= NAMED ? vocabulary.neighborhoods : []);
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
