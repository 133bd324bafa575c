import { HARD_TIMES } from '../lexicon/company.ts';
import { VENUES } from '../lexicon/foods.ts';
import { praisesAfterwards } from '../reading/background.ts';
import { isFar } from '../reading/origins.ts';
import { countIn } from '../reading/party-size.ts';
import type { Mention, Reading } from '../reading/reading.ts';
import { Phrases } from '../text/phrases.ts';
import { stem } from '../text/tokens.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Intent } from '../wishes.ts';
import { isQuestion } from './inquiry.ts';
import type { Doing } from './intents.ts';
import { triggersIn } from './triggers.ts';

/** Whether a message wishes for anything. */
export const hasWish = (reading: Reading, doing: Doing, counts: (mention: Mention) => boolean = () => true): boolean =>
  reading.mentions.some((mention) => !doing.suppressed(mention) && counts(mention));

/** "A hotel in Paris" is no wish for this guide. */
const isKnownPlace = ({ meaning }: Mention): boolean =>
  meaning.type !== 'venue' && (meaning.type !== 'place' || meaning.address !== null);

/** What is known of a message by the time that its intent is decided. */
interface Known {
  reading: Reading;
  doing: Doing;
  changed: boolean;
  places: readonly number[];
  checks: boolean;
  rejecting: boolean;
  last: readonly number[];
  words: readonly string[];
  vocabulary: Vocabulary;
}

/** Somebody who asks how to make a dish is told who does. */
const isEaten = ({ meaning, negated }: Mention): boolean =>
  !negated && meaning.type === 'food' && !VENUES.has(meaning.key) && !MORNING.test(meaning.key);

const MORNING = /^(?:breakfast|brunch)$/;

/** Another city, of which the guide knows nothing. */
const isAway = ({ meaning }: Mention): boolean =>
  meaning.type === 'place' && meaning.address === null && isFar(meaning.label);

/** Words of a message that does no more than call. */
const CALL = 3;

/** Is about the assistant, and about no place. */
export function isToAssistant({ tokens, mentions, names }: Reading): boolean {
  if (mentions.length + names.length > 0) return false;
  return triggersIn(tokens, new Set()).some(
    ({ value, from, to }) =>
      (value === 'self' && !SOMEWHERE.has(tokens[to]?.word ?? '')) ||
      (value === 'hello' && tokens.length <= CALL && tokens[to - 1]?.word === 'there' && to - from > 1),
  );
}

/** "Can you eat there?" asks about a place. */
const SOMEWHERE: ReadonlySet<string> = new Set(['there', 'here', 'at', 'in', 'inside', 'outside', 'out']);

/** "Is there another day?" looks for no other place. */
const DAYS: ReadonlySet<string> = new Set(['day', 'days', 'time', 'times', 'hour', 'hours']);

const HARD = new Phrases(HARD_TIMES.split('|').map((said) => [said, true] as const));

const SEARCHING = /^(?:something|somewhere|anything|anywhere|someplace|table|eat|near)$/;

const ASKED = /^(?:where|what|whats|another|somewhere|anywhere|something)$/;

const isRefusal = ({ tokens }: Reading): boolean =>
  tokens.some(({ word }, at) => word === 'no' && /^thank/.test(tokens[at + 1]?.word ?? ''));

const asksInstead = ({ tokens, asks }: Reading): boolean =>
  tokens.some(({ word }) => word === 'instead') &&
  (asks || tokens.some(({ word }) => word === 'where' || word === 'what' || word === 'whats'));

const SOCIAL = ['thanks', 'bye', 'closing'] as const;

/** What a message is for. The first rule that holds decides: a wish goes before a greeting, a question about a place before a wish. */
export function intentOf({
  reading,
  doing,
  changed,
  places,
  checks,
  rejecting,
  last,
  words,
  vocabulary,
}: Known): Intent {
  const has = (trigger: (typeof doing.triggers)[number]) => doing.triggers.includes(trigger);
  const hungry = has('hungry') || has('table');
  // "A shit day" is nobody's fault here.
  const guarded = has('instructions') || (has('abuse') && HARD.findAll(reading.tokens).length === 0);
  if (has('despair')) return 'despair';
  if (has('emergency')) return 'emergency';
  if (isToAssistant(reading)) return has('self') ? 'able' : 'hello';
  if (rejecting) return last.length > 0 || !changed ? 'another' : 'find';
  if (guarded && !hasWish(reading, doing, isKnownPlace)) return has('instructions') ? 'instructions' : 'abuse';
  if (reading.mentions.some(isAway) && reading.mentions.every((one) => isAway(one) || one.meaning.type === 'meal'))
    return 'off-topic';
  // "Another Thai place open on Tuesday?" looks for one, whatever it asks.
  const isOpening = doing.facts.every((fact) => fact === 'hours') && !reading.tokens.some(({ word }) => DAYS.has(word));
  const seeksOthers = last.length > 0 && has('another') && (changed || isOpening) && places.length === 0;
  if (doing.facts.length > 0 && (places.length > 0 || last.length > 0 || changed) && !seeksOthers) return 'fact';
  if ((reading.names.length > 0 || checks) && places.length > 0) return 'fact';
  // "Nothing else?" asks for more.
  if (last.length > 0 && has('closing') && reading.asks && !changed && !has('thanks')) return 'another';
  if (
    last.length > 0 &&
    (has('another') || has('similar') || (!changed && places.length === 0 && asksInstead(reading))) &&
    (!SOCIAL.some(has) || isRefusal(reading))
  )
    return 'another';
  if (has('errand') && !hungry && last.length === 0 && !reading.mentions.some(isEaten)) return 'off-topic';
  const onlyWhere = reading.mentions.every(({ meaning }) => ['area', 'place', 'compass'].includes(meaning.type));
  if (
    has('off-topic') &&
    !hungry &&
    last.length === 0 &&
    onlyWhere &&
    !reading.tokens.some(({ word }) => SEARCHING.test(word))
  )
    return 'off-topic';
  if (changed) return 'find';
  if (places.length > 0 && !doing.bareAny && !SOCIAL.some(has) && (has('yes') || reading.tokens.length <= 8))
    return 'fact';
  // "Is that enough?" ends nothing.
  const closes = has('closing') && !isQuestion(reading.tokens);
  if (closes || has('thanks') || has('bye')) return has('bye') ? 'bye' : 'thanks';
  if (praisesAfterwards(reading.tokens) && !reading.asks && !reading.tokens.some(({ word }) => ASKED.test(word)))
    return 'thanks';
  if (doing.bareAny || countIn(reading.tokens) !== null) return 'find';
  if (has('able') && !hungry) return 'able';
  if (has('off-topic') && !hungry) return 'off-topic';
  if (words.some((word) => vocabulary.texts.has(stem(word))) || hungry) return 'find';
  if (has('yes')) return last.length > 0 ? 'yes' : 'hello';
  if (has('no')) return 'no';
  if (has('able')) return 'able';
  if (has('hello')) return 'hello';
  return doing.facts.length > 0 ? 'find' : 'unclear';
}
