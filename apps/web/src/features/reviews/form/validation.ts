import {
  CUISINE_TOO_SHORT,
  INVALID_URL,
  NEIGHBORHOOD_TOO_SHORT,
  RESTAURANT_NAME_TOO_SHORT,
} from '@saffron/contracts/guide-texts';
import { NOTES_MAX, RESTAURANT_NAME_MIN, RESTAURANT_TEXT_MAX } from '@saffron/contracts/limits';
import { tooLong } from '@saffron/contracts/texts';

// The server judges by the schemas of the contracts; zod itself is too heavy for the page.

/** Each rule answers true, or with the sentence to show beside the field. */
type Verdict = true | string;
type Rule = (text: string) => Verdict;

const PHONE_MAX = 60;
const WEBSITE_MAX = 2000;

function required(tooShort: string): Rule {
  return (text) => {
    const { length } = text.trim();
    if (length < RESTAURANT_NAME_MIN) return tooShort;
    return length <= RESTAURANT_TEXT_MAX || tooLong(RESTAURANT_TEXT_MAX);
  };
}

function atMost(max: number): Rule {
  return (text) => text.trim().length <= max || tooLong(max);
}

export const checkName = required(RESTAURANT_NAME_TOO_SHORT);
export const checkNeighborhood = required(NEIGHBORHOOD_TOO_SHORT);
export const checkCuisine = required(CUISINE_TOO_SHORT);
export const checkAddress = atMost(RESTAURANT_TEXT_MAX);
export const checkPhone = atMost(PHONE_MAX);
export const checkNotes = atMost(NOTES_MAX);

export function checkTags(tags: readonly string[]): Verdict {
  return tags.join(', ').length <= RESTAURANT_TEXT_MAX || tooLong(RESTAURANT_TEXT_MAX);
}

/** An address of a web page, or nothing. */
export const checkWebsite: Rule = (text) => {
  const address = text.trim();
  if (!address) return true;
  const url = URL.parse(address);
  return (url !== null && /^https?:$/.test(url.protocol) && address.length <= WEBSITE_MAX) || INVALID_URL;
};

/** A rule that lets what is already there pass: rows from before it may hold less. */
export function unless(before: string, rule: Rule): Rule {
  return (text) => text === before || rule(text);
}
