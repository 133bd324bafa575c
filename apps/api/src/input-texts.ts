import { z } from 'zod';
import { truncate } from './truncate.ts';

/** Of an unknown field, which can have any name. */
const NAME_MAX = 60;

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};
const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** What is wrong with a value, after the name of its field; undefined for what the validator says better. */
function textOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${either.format(issue.values.map(String))}`;
    case 'invalid_union':
      return 'has a value that is not allowed';
    case 'unrecognized_keys':
      return `has a field that is not allowed: ${truncate(issue.keys[0] ?? '', NAME_MAX)}`;
    case 'too_small':
      return `must ${bound('least', issue.minimum, issue.origin)}`;
    case 'too_big':
      return `must ${bound('most', issue.maximum, issue.origin)}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    default:
      return undefined;
  }
}

const COUNTED: Readonly<Record<string, string>> = { string: 'characters', array: 'entries' };

function bound(word: string, value: number | bigint, origin: string): string {
  const unit = COUNTED[origin];
  return unit ? `have at ${word} ${value} ${unit}` : `be at ${word} ${value}`;
}

/** Has the validator's own messages say what a person can correct. Messages of the schemas in `contracts` are not affected. */
export const useInputTexts = () => z.config({ customError: textOf });
