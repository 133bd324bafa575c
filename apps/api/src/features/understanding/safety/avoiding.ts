/** What somebody wants to hear of a food for: to go elsewhere. */
const PURPOSE =
  /\b(?:avoid(?:ing)?|skip(?:ping)?|steer clear|(?:stay|keep|staying|keeping) (?:away|clear)|(?:where|which|what|ones|places?) not to|not (?:to )?(?:go|eat|book|set foot)|wont go|dont (?:go|end up|book|eat|walk)|leave (?:them|those|it|these) out|(?:rule|cross|cut|strike) (?:them|those|it|these|that) (?:out|off)|off my list)\b/;

/**
 * Whether words that follow a food say that it is asked for to avoid it.
 *
 * @example isForAvoiding('so i know where not to go') // true
 */
export const isForAvoiding = (words: string): boolean => PURPOSE.test(words);

const ONLY =
  /^(?:(?:so|because|cos|as|then|i|we|im|were|id|ill|she|he|they|my \w+|need|needs|want|wants|have|has|had|got|gotta|must|should|would|like|trying|better|to|ll|d) )*(?:avoid|skip|steer clear|(?:stay|keep) (?:well )?(?:away|clear|off)|rule (?:it|them|those) out)(?: (?:of|from|it|them|those|these|that|there|all|places?|please|any|anywhere|ones?))*$/;

/**
 * Whether a sentence says that what was asked for before it is to be avoided, and nothing else.
 *
 * @example saysOnlyToAvoid('i need to avoid them') // true
 */
export const saysOnlyToAvoid = (words: string): boolean => ONLY.test(words);
