/** Asks whether a place has none. */
const NONE_AT =
  /^\W*(?:(?:so|and|then|ok|okay|wait|right|but)\W+)*(?:there(?:['’]?s| is)\s+)?no\s+(\p{L}+(?:\s\p{L}+)?)\s+(at\s+(?!all\b)[^?.!]{2,60}|there)\s*\?\s*$/iu;

/**
 * A question that expects that a place has none of something, as the plain question: it rules nothing out, and looks for no other place.
 *
 * @example asPlainQuestion('So no pork at Nizam Gate?') // 'Is there any pork at Nizam Gate?'
 */
export function asPlainQuestion(message: string): string {
  const [, thing, place] = NONE_AT.exec(message) ?? [];
  return thing && place ? `Is there any ${thing} ${place}?` : message;
}
