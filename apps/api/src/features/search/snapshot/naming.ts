import type { Restaurant } from '@saffron/contracts/guide';
import { ENGLISH } from '../../understanding/lexicon/english.ts';
import { FIRST_NAMES } from '../../understanding/lexicon/first-names.ts';
import { namingOthers, partsOf, withNaming } from '../../understanding/text/other-places.ts';
import type { Span } from '../../understanding/text/phrases.ts';
import { allSentencesOf } from '../../understanding/text/sentences.ts';
import { type Token, tokenize } from '../../understanding/text/tokens.ts';
import type { Named } from '../../understanding/vocabulary/names.ts';
import type { Vocabulary } from '../../understanding/vocabulary/vocabulary.ts';
import { isVouchedFor } from '../../understanding/vocabulary/vouched.ts';

/**
 * A row of which it is known which sentences of its notes, and which parts of them, name another place of the guide: they tell nothing of this
 * place. The row itself where nothing has changed, and a copy where it has, because what was read of its notes no longer holds.
 *
 * @example named(row, snapshot.vocabulary) // its sentence "Everyone at Trattoria X got sick." is never told
 */
export function named(row: Restaurant, vocabulary: Vocabulary): Restaurant {
  const before = namingOthers(row);
  const isNaming = (text: string) => namesOther(text, row, vocabulary);
  const found = [
    ...new Set(
      allSentencesOf(row).flatMap(({ text }) => (isNaming(text) ? [text, ...partsOf(text).filter(isNaming)] : [])),
    ),
  ];
  const isSame = found.length === before.size && found.every((text) => before.has(text));
  return isSame ? row : withNaming(row, new Set(found));
}

/** Who adds a place cannot hide by everyday words as its name what is told of places that others stand for. */
function namesOther(text: string, row: Restaurant, { names, phrases }: Vocabulary): boolean {
  const { id } = row;
  const tokens = tokenize(text);
  const isVouched = isVouchedFor(row);
  const spans = names.phrases
    .findEach(tokens, ({ unvouched }) => unvouched)
    .filter(({ value }) => !(isVouched && value.own));
  const own = new Set(spans.filter(({ value }) => value.id === id).map(({ from }) => from));
  return spans.some((span) => {
    // "Happy Hour" may be the name of a place, and is a happy hour.
    const isWish = phrases.at(tokens, span.from).some(({ to }) => to >= span.to);
    return !own.has(span.from) && !isWish && isWrittenAsName(span, tokens);
  });
}

/**
 * Capitals throughout; a word that stands alone is no word of English and nobody's first name. Of everyday words for which one account alone
 * stands, more than one that does not begin the sentence.
 */
function isWrittenAsName({ from, to, value }: Span<Named>, tokens: readonly Token[]): boolean {
  const words = tokens.slice(from, to).filter(({ word }) => word.length > SHORT);
  const isCapital = words.length > 0 && words.every(({ raw }) => /^\p{Lu}/u.test(raw));
  if (value.own) return isCapital && words.length - Number(words[0] === tokens[0]) > 1;
  if (to - from > 1) return isCapital;
  return (
    isCapital && words.every(({ word, stem }) => ![word, stem].some((one) => ENGLISH.has(one) || FIRST_NAMES.has(one)))
  );
}

/** Whether a way to say a name can stand for it in notes: several words, or one that no dictionary has. */
export const isTelling = (form: string): boolean => form.includes(' ') || !(ENGLISH.has(form) || FIRST_NAMES.has(form));

const SHORT = 3;
