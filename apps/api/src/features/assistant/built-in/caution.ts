import type { Restaurant } from '@saffron/contracts/guide';
import { allergensAmong } from '../../dialogue/barred.ts';
import { answerOf } from '../../search/facts/answer.ts';
import type { Attribute } from '../../search/facts/attribute.ts';
import { hasHealthNeed, needsCare } from '../../search/facts/forbidden.ts';
import { tellsApart } from '../../search/facts/promised.ts';
import type { Found } from '../../search/found.ts';
import { isDiet, isExpecting } from '../../understanding/delta/delta.ts';
import type { State } from '../../understanding/fold.ts';
import { asksAllergen } from '../../understanding/safety/unnamed.ts';
import { bothOf } from './moves/care.ts';
import { ALLERGY, PREGNANCY, RAW_FOOD, WHICH_FOOD } from './phrasebook/search.ts';
import { inQuotes } from './pitch.ts';
import { speaking } from './quote.ts';
import type { Voice } from './voice.ts';
import { clean, listOf, lower, nameOf } from './words.ts';

/** Places of a reply whose notes are looked at. */
const LOOKED = 3;

/** Whether a text has a quote, which begins with a small letter where a sentence goes on with it. */
const quotes = (text: string, quote: string): boolean => text.toLowerCase().includes(quote.toLowerCase());

/** What a caution says, and moves that tell of one need, of dishes, or of a list. */
const CONFIRMING = /\b(?:kitchen (?:can )?confirm|tell them what you can't eat|ask the kitchen first)\b/;
const OF_RAW: readonly string[] = [...PREGNANCY, ...RAW_FOOD];

/**
 * A caution for whom the kitchen has to be told of. Empty for everybody else, and where the reply has one.
 *
 * @param rows what the reply puts forward
 * @param before what it says already
 */
export function sayCare(
  rows: readonly Restaurant[],
  { wishes }: Pick<Found, 'wishes'>,
  voice: Voice,
  before: string,
): string {
  const isSaid = CONFIRMING.test(before) || OF_RAW.some((said) => before.includes(said));
  if (!needsCare(wishes) || rows.length === 0 || isSaid) return '';
  if (hasHealthNeed(wishes)) return sayCaution(rows, wishes, voice, before);
  const ofRaw = isExpecting(wishes) ? PREGNANCY : RAW_FOOD;
  return ofRaw.some(voice.isSaid) ? voice.say(ALLERGY, { what: harmOf(wishes) }) : voice.say(ofRaw);
}

/** The question what an allergy is to, where nobody has said it; once in a conversation. */
export function askAllergen({ wishes, turns }: Pick<Found, 'wishes' | 'turns'>, { say }: Voice): string {
  const isNamed = wishes.notFoods.length > 0 || wishes.foods.some(isDiet);
  const isAsked = turns.some(({ reply }) => asksAllergen(reply?.text ?? ''));
  return hasHealthNeed(wishes) && !isNamed && !isAsked ? say(WHICH_FOOD) : '';
}

/**
 * That the kitchen has to confirm, for somebody who could fall ill: with what the notes of one of the places say of it, where they do and
 * this conversation has not heard it, else in a short sentence.
 *
 * @param rows what the reply puts forward
 * @param before what it says already: it quotes no sentence twice
 * @example 'Curry Sun: “They flag nuts on the menu”. Tell them anyway, and let the kitchen confirm.'
 */
function sayCaution(
  rows: readonly Restaurant[],
  needs: Pick<State, 'foods' | 'notFoods' | 'features' | 'notFeatures'>,
  { say, isSaid }: Voice,
  before: string,
): string {
  // What is left out by choice, too, is a reason to go and told as one.
  const allergens = allergensAmong(needs).filter(({ allergen }) => allergen?.byChoice === false);
  for (const row of rows.slice(0, LOOKED))
    for (const attribute of allergens) {
      const answer = answerOf(attribute, row, { safety: true });
      if (answer.outcome !== 'partly' || !answer.sentence) continue;
      const quote = inQuotes(speaking(answer.sentence, attribute));
      if (isSaid(quote) || quotes(before, quote)) continue;
      const told = answer.beside
        ? `At ${nameOf(row)} it depends on the dish. ${bothOf(answer)}`
        : `${nameOf(row)} says “${quote}”.`;
      return `${told} Tell them anyway, and let the kitchen confirm.`;
    }
  return say(ALLERGY, { what: harmOf(needs) });
}

/** What the kitchen is told about: the allergy, or what somebody falls ill from. */
export function harmOf(state: Pick<State, 'foods' | 'notFoods' | 'features' | 'notFeatures'>): string {
  const { foods, notFoods, features } = state;
  const [first] = allergensAmong({ foods, notFoods });
  const isAllergy = notFoods.some(({ strict }) => strict) || features.some(({ key }) => key === 'allergy');
  if (isAllergy) return 'the allergy';
  if (!first) return isExpecting(state) ? 'the pregnancy' : 'what you cannot eat';
  return `the ${clean(first.key, 30)}`;
}

/**
 * What the notes of each place say of the allergens that a message asks about, and of which places nothing of the kind is recorded. Empty
 * where it asks about none.
 *
 * @param before what the reply says already: it quotes no sentence twice
 * @example 'Tre Chiuse says “Gluten-free pasta is made in a separate corner.”. How Slow Turnstile keeps gluten apart in the kitchen isn't recorded.'
 */
export function sayNoted(rows: readonly Restaurant[], allergens: readonly Attribute[], before: string): string {
  const looked = rows.slice(0, LOOKED);
  const each = allergens.map((attribute) => notedOf(looked, attribute, before));
  // What several are silent about takes one sentence, and so does a quote that tells of several.
  const silences = Map.groupBy(each, ({ silent }) => silent);
  return [
    ...new Set(each.flatMap(({ told }) => told)),
    ...[...silences].map(([silent, of]) => {
      const what = listOf(
        of.map(({ key }) => key),
        'or',
      );
      if (silent === null) return '';
      return silent === ''
        ? `No notes here promise a kitchen free of ${what}.`
        : `Whether ${silent} keeps ${what} apart in the kitchen isn't recorded.`;
    }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What is told of one allergen, and the names of the places that are silent about it: empty where nothing is promised anywhere, null where none is. */
function notedOf(
  rows: readonly Restaurant[],
  attribute: Attribute,
  before: string,
): { key: string; told: readonly string[]; silent: string | null } {
  const { key, allergen } = attribute;
  const answers = rows.map((row) => ({ row, answer: answerOf(attribute, row, { safety: true }) }));
  const noted = answers.flatMap(({ row, answer }) => {
    const { sentence, beside, outcome } = answer;
    return sentence && outcome !== 'unknown'
      ? [{ row, sentence, promise: outcome === 'partly' ? sentence : beside, answer }]
      : [];
  });
  const told = noted
    .filter(({ sentence, promise }) => !quotes(before, inQuotes(speaking(promise ?? sentence, attribute))))
    .map(({ row, sentence, promise, answer }) =>
      promise && answer.beside
        ? `${nameOf(row)}: ${lower(bothOf(answer))}`
        : `${nameOf(row)} says “${inQuotes(speaking(promise ?? sentence, attribute))}”.`,
    );
  const tagged = answers.flatMap(({ row, answer }) =>
    allergen?.byChoice === false && answer.outcome === 'partly' && answer.field === 'tag' ? [row] : [],
  );
  const listed =
    tagged.length > 0
      ? [`${listOf(tagged.map(nameOf))} ${tagged.length > 1 ? 'are' : 'is'} tagged as free of ${key}.`]
      : [];
  const settled = new Set(noted.flatMap(({ row, promise }) => (!promise || tellsApart(promise.text) ? [row] : [])));
  const rest = rows.filter((row) => !settled.has(row) && !tagged.includes(row));
  const isNamed = allergen?.byChoice || tagged.length > 0 || noted.some(({ promise }) => promise);
  const silent = rest.length === 0 ? null : isNamed ? listOf(rest.map(nameOf), 'or') : '';
  return { key, told: [...told, ...listed], silent };
}
