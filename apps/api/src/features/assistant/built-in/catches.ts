import type { Restaurant } from '@saffron/contracts/guide';
import { answerOf } from '../../search/facts/answer.ts';
import { ATTRIBUTE } from '../../search/facts/attributes/attributes.ts';
import { daysOf, isSoOn } from '../../search/opening/noted-days.ts';
import { visitOf } from '../../search/opening/visit.ts';
import type { Sentence } from '../../understanding/text/sentences.ts';
import type { Wishes } from '../../understanding/wishes.ts';
import { leans, quoted } from './quote.ts';
import { shapeOf } from './shape.ts';
import { lower } from './words.ts';

/** What a friend would mention before one goes, by the words that notes have for it, the weightiest first. */
const CATCHES: readonly { says: RegExp; bears: (wishes: Wishes) => boolean }[] = [
  // A table that has to be booked long before.
  {
    says: /\b(?:book|booked|reserve|bookings?|reservations?)\b[^.]*\b(?:ahead|weeks?|months?|days|early|in advance)\b/i,
    bears: () => true,
  },
  // A wait.
  {
    says: /\b(?:waits?|queues?|lines?)\b[^.]*\b(?:minutes?|min|hours?|hr)\b|\b(?:minute|hour)s?\b[^.]*\b(?:wait|queue)\b/i,
    bears: () => true,
  },
  // What is gone before one comes.
  {
    says: /\b(?:gone|sold out|sells out|runs out)\b[^.]*\b(?:by|before|until)\b|\bor [^.]* is gone\b/i,
    bears: () => true,
  },
  // What to wear, where it matters who sees it.
  {
    says: /\b(?:jackets?|collared|dress code|shorts|ties?)\b[^.]*\b(?:required|asked|expected|turned away)\b|\basked to wear\b/i,
    bears: ({ features }) => features.some(({ key }) => DRESSED.has(key)),
  },
];
const DRESSED: ReadonlySet<string> = new Set(['business', 'date', 'anniversary', 'celebration', 'parents', 'dressy']);

/** What has to be known of paying. */
const CASH = ATTRIBUTE.get('cards');

/**
 * What is good to know before a visit to a place and is no fault, as it follows "mind you": a long wait, a table booked weeks before, cash
 * only. Empty where the notes tell nothing that bears on this visit.
 *
 * @param sentences those of its notes that may be told
 * @example catchAt(row, sentences, wishes) // "it's cash only"
 */
export function catchAt(row: Restaurant, sentences: readonly Sentence[], wishes: Wishes): string {
  const time = visitOf(wishes);
  const isThen = ({ text }: Sentence) => (time ? isSoOn(text, time) : daysOf(text).length === 0);
  const isPlain = ({ text }: Sentence) => !shapeOf(text).addressed && !leans(text) && !/\belse\b/i.test(text);
  for (const { says, bears } of CATCHES) {
    const found = bears(wishes) && sentences.find((one) => says.test(one.text) && isThen(one) && isPlain(one));
    if (found) return lower(quoted({ ...found, part: 'vibe' })).replace(/\.$/, '');
  }
  return CASH && answerOf(CASH, row).outcome === 'no' ? CASH.says.no : '';
}
