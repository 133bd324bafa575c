import type { Op } from '@saffron/contracts/guide-query-slots';
import { unknownValue } from '@saffron/contracts/guide-texts';
import { AppError } from '../../../errors.ts';
import { leadsAway } from '../../understanding/text/harmless.ts';
import type { Check } from './check.ts';

/** More would be no help to whoever mistyped one. */
const NAMED = 40;

/**
 * The check of a value that neither the guide nor the lexicon knows. As an exclusion it rules out nothing that the guide could tell.
 *
 * @throws AppError `bad_input` unless it is an exclusion
 */
export function unknownCheck(slot: string, value: string, op: Op, known: readonly string[] = []): Check {
  if (op !== 'not')
    throw new AppError(
      'bad_input',
      unknownValue(slot, value, known.length > NAMED ? [] : known.filter((one) => !leadsAway(one, true))),
    );
  return { outcome: () => 'unknown', evidence: () => undefined };
}
