import type { Restaurant } from '@saffron/contracts/guide';
import { table } from '../../../../table.ts';
import type { AboutMove, BarredMove, ToAvoidMove, UnsafeMove } from '../../../dialogue/ask/moves.ts';
import type { Barred } from '../../../dialogue/barred.ts';
import type { AttributeAnswer } from '../../../search/facts/answer.ts';
import { FOODS } from '../../../understanding/lexicon/foods.ts';
import { voiceOf } from '../../../understanding/text/evidence.ts';
import { isHarmless } from '../../../understanding/text/harmless.ts';
import { type Sentence, sentencesOf } from '../../../understanding/text/sentences.ts';
import { stemsOf } from '../../../understanding/text/tokens.ts';
import { CARE } from '../phrasebook/ask.ts';
import { REASON } from '../phrasebook/reasons.ts';
import { inQuotes, told } from '../pitch.ts';
import { inClause, partWith, quoted, speaking } from '../quote.ts';
import type { Voice } from '../voice.ts';
import { article, capital, clean, cuisineOf, listOf, lower, nameOf, phoneOf } from '../words.ts';

type Answered = AboutMove['answers'][number];

/** An answer to somebody who could fall ill: never a plain yes. */
export function sayCare({ asked, answers, alike: others = [] }: AboutMove, voice: Voice): string {
  const keys = [asked, ...others.map((move) => move.asked)].map(({ attribute }) => attribute.key);
  if (answers.length > 1 && answers.every(isUnknown)) return sayUnknown(keys, answers, voice);
  const alike = answers.filter(isByKitchen);
  const kitchens = sayKitchens(
    keys,
    alike.map(({ row }) => row),
    voice,
  );
  const cooks = severalOf(answers.filter(namesAllergen));
  const each = answers
    .filter((one) => !alike.includes(one) && !cooks.includes(one))
    .map((one) => {
      const said = sayOne(
        keys,
        one,
        voice,
        others.flatMap((move) => move.answers.map(({ answer }) => answer)),
      );
      const name = nameOf(one.row);
      return answers.length > 1 && !said.includes(name) ? `${name}: ${lower(said)}` : said;
    });
  return [...each, ...sayCooks(keys, cooks), ...kitchens].join(answers.length > 1 ? '\n\n' : ' ');
}

/** Whether notes name the allergen in a dish, and promise nothing beside it. */
const namesAllergen = ({ answer }: Pick<Answered, 'answer'>): boolean => answer.contains === true && !answer.beside;
const severalOf = <One>(all: readonly One[]): readonly One[] => (all.length > 1 ? all : []);

/** Several places that cook with an allergen share a sentence; none where none do. */
function sayCooks(keys: readonly string[], places: readonly Pick<Answered, 'row'>[]): string[] {
  if (places.length === 0) return [];
  const rows = places.map(({ row }) => row);
  const call = `ring ${listOf(rows.map(callOf), 'or')} and ask`;
  return [
    `Not safely, I'd say. ${listOf(rows.map(nameOf))} cook with ${allOf(keys)}. If you still want to go, ${call}.`,
  ];
}

const isByKitchen = ({ answer }: Pick<Answered, 'answer'>): boolean => answer.field === 'kitchen';

/** Places of which only the kind of kitchen is known, one sentence for each kind; what was said before is held on to in a few words. */
function sayKitchens(keys: readonly string[], rows: readonly Restaurant[], voice: Voice): string[] {
  return [...Map.groupBy(rows, cuisineOf)].map(([cuisine, alike]) => {
    const names = listOf(alike.map(nameOf), 'or');
    const unsafe = `I wouldn't call ${names} safe`;
    if (voice.isSaidWhole(unsafe)) return voice.say(CARE.still, { names, what: harmOf(keys) });
    const [one] = alike.length === 1 ? alike : [];
    const call = one ? callTo(one) : `ring ${listOf(alike.map(callOf), 'or')} and ask`;
    return `${unsafe}: with ${cuisine} cooking, assume ${allOf(keys)} in most dishes. If you still want to go, ${call} first.`;
  });
}

const callTo = (row: Restaurant): string =>
  phoneOf(row) ? `ring them on ${phoneOf(row)} and ask` : 'ask them before you order';
const callOf = (row: Restaurant): string => (phoneOf(row) ? `${nameOf(row)} on ${phoneOf(row)}` : nameOf(row));

const isUnknown = ({ answer }: Answered): boolean => answer.outcome === 'unknown';
/** @example harmOf(['eggs', 'nuts']) // 'an egg or nut allergy' */
function harmOf(keys: readonly string[]): string {
  const what = listOf(
    keys.filter((key) => key !== 'allergies').map((key) => WITHOUT[key] ?? key),
    'or',
  );
  return what ? `${article(what)} ${what} allergy` : 'an allergy';
}

const allOf = (keys: readonly string[]): string => listOf(keys.map((key) => clean(key, 40)));

/** Several places of which nobody knows, in one sentence. */
function sayUnknown(keys: readonly string[], answers: readonly Answered[], voice: Voice): string {
  const numbers = answers.map(({ row }) => callOf(row));
  const name = answers.length > 2 ? 'any of them' : 'either of them';
  return voice.say(CARE.unknown, { name, what: harmOf(keys), call: `ring ${listOf(numbers, 'or')} and ask` });
}

/** @param alike what is known in the same way of the other allergens */
function sayOne(
  keys: readonly string[],
  { row, answer }: Answered,
  voice: Voice,
  alike: readonly AttributeAnswer[] = [],
): string {
  const name = nameOf(row);
  const sentences = new Map([answer, ...alike].map(({ sentence }) => [sentence?.text, sentence]));
  const said = [...sentences.values()]
    .flatMap((sentence) => (sentence ? saidBy(sentence, answer.outcome === 'partly', voice) || [] : []))
    .map((text) => ` ${text}`)
    .join('');
  const call = callTo(row);
  const what = harmOf(keys);
  if (answer.field === 'name') return `I wouldn't risk ${name} with ${what}: I'd take its name as a warning.`;
  if (answer.contains && answer.beside)
    return `Not safely, I'd say. ${bothOf(answer)} If you still want to go, ${call}.`;
  if (answer.contains)
    return `Not safely, I'd say. ${name} cooks with ${allOf(keys)}${said === '' ? '.' : `:${said}`} If you still want to go, ${call}.`;
  if (answer.outcome === 'no') return `No, I wouldn't risk ${name} with ${what}.${said}`;
  if (answer.outcome === 'partly' && answer.beside)
    return `It depends on the dish. ${bothOf(answer)} Tell them about it, and ${call} how they keep things apart.`;
  if (answer.outcome === 'partly' && !answer.sentence)
    return `I can't promise that ${name} is safe: its tags suggest it, but no note says how the kitchen keeps ${allOf(keys)} apart. ${capital(call)}.`;
  if (answer.outcome === 'partly')
    return `${voice.say(CARE.partly)}${said} Tell them about it, and ${call} how they keep things apart.`;
  return voice.say(CARE.unknown, { name, what, call });
}

/** A promise is somebody's, never ours. */
const saidBy = (sentence: Sentence, promises: boolean, voice: Voice): string =>
  promises ? voice.say(REASON.tip, { text: inQuotes(sentence) }) : told(sentence, voice);

/**
 * Two sentences of a place of which nobody knows which is true, or that speak of different dishes.
 *
 * @example 'They say “Halal.”, but also “The pork chop is the best seller.”'
 */
export function bothOf({ sentence, beside }: AttributeAnswer): string {
  const also = beside ? `“${inQuotes(beside)}”.` : '';
  return sentence ? `They say “${inQuotes(sentence)}”, but also ${also}` : `They are listed so, but say ${also}`;
}

const WITHOUT: Readonly<Record<string, string>> = table({ nuts: 'nut', eggs: 'egg' });

/** @example "I'd leave out Forno Dogana and Marrow Lane: they cook with gluten." */
const sayLeftOut = (barred: readonly Barred[]): string =>
  [...Map.groupBy(barred, whyOut)]
    .map(([why, same]) => `I'd leave out ${listOf(same.map(({ row }) => nameOf(row)))}: ${why}.`)
    .join(' ');

/** Why a place is left out, in a few words. */
function whyOut({ row, said, diet, because, against, health }: Barred): string {
  if (because) return because;
  if (!against) return health ? `they cook with ${clean(said, 60)}` : statedAgainst(row, said, diet);
  const { attribute, answer } = against;
  if (!health || answer.beside) return clean(attribute.says.no, 80);
  const key = clean(attribute.key, 40);
  if (answer.contains) return `they cook with ${key}`;
  if (answer.field === 'name') return `its name warns of ${key}`;
  if (answer.field === 'kitchen') return `with such cooking, assume ${key} in most dishes`;
  return answer.sentence ? inClause(speaking(answer.sentence, attribute)) : clean(attribute.says.no, 80);
}

/** What the diner said against a place, with what the notes have of it, which may have another name there. */
function statedAgainst(row: Restaurant, said: string, diet: string | undefined): string {
  if (diet) return `they cook ${said}, and you said ${diet}`;
  const what = clean(said, 60);
  const phrases = (FOODS.get(stemsOf(said).join(' '))?.shown ?? []).map(stemsOf);
  const named = sentencesOf(row).find(
    (one) => isHarmless(one) && phrases.some((phrase) => voiceOf(one.stems, phrase) === 'says'),
  );
  const text = named && inQuotes({ ...named, text: partWith(named.text, phrases) });
  return text ? `you said no ${what}, and they have “${text}”` : `you said no ${what}`;
}

/** @example "I'd leave out Golden Crane: they don't do halal food." */
export function sayBarred({ barred, left, brief }: BarredMove, voice: Voice): string {
  if (brief) return sayLeftOut(barred);
  // A warning is said in full once; later answers hold on to it in a few words.
  const isHeard = ({ health, against }: Barred) =>
    health && against?.answer.sentence !== undefined && voice.isSaidWhole(quoted(against.answer.sentence));
  const heard = barred.filter(isHeard);
  const still = [...Map.groupBy(heard, ({ against }) => against?.attribute.key ?? '')].map(([key, same]) =>
    voice.say(CARE.still, {
      names: listOf(
        same.map(({ row }) => nameOf(row)),
        'or',
      ),
      what: harmOf([key]),
    }),
  );
  const alike = barred.filter(({ health, against }) => health && against !== null && isByKitchen(against));
  const kitchens = [...Map.groupBy(alike, ({ against }) => against?.attribute.key ?? '')].flatMap(([key, same]) =>
    sayKitchens(
      [key],
      same.map(({ row }) => row),
      voice,
    ),
  );
  const fresh = barred.filter((one) => !heard.includes(one) && !alike.includes(one));
  const cooking = fresh.filter(
    ({ health, against, because }) => health && !because && against && namesAllergen(against),
  );
  const cooks = [...Map.groupBy(cooking, ({ against }) => against?.attribute.key ?? '')]
    .map(([key, same]) => [key, severalOf(same)] as const)
    .filter(([, same]) => same.length > 0);
  const said = fresh
    .filter((one) => !cooks.some(([, same]) => same.includes(one)))
    .map((one) => {
      const { row, because, against, health } = one;
      if (health && against && !because)
        return sayOne([against.attribute.key], { row, answer: against.answer, told: null }, voice);
      if (against?.answer.beside) return `I'd ask ${nameOf(row)} first. ${bothOf(against.answer)}`;
      return `${health && !because ? "I wouldn't risk" : "I'd leave out"} ${nameOf(row)}: ${whyOut(one)}.`;
    });
  const rest = left.length > 0 ? [`That leaves ${listOf(left.map(nameOf))}.`] : [];
  return [...said, ...cooks.flatMap(([key, same]) => sayCooks([key], same)), ...kitchens, ...still, ...rest].join(' ');
}

/**
 * A warning that stands behind somebody else's text, whatever that says.
 *
 * @example 'Be careful: Lotus Bicycle cannot be called safe with a nut allergy.'
 */
export const sayWarning = (barred: BarredMove['barred']): string =>
  [...Map.groupBy(barred, whyUnsafe)]
    .map(([why, places]) => `Be careful: ${listOf(places.map(({ row }) => nameOf(row)))} ${why}.`)
    .join(' ');

function whyUnsafe({ said, against }: BarredMove['barred'][number]): string {
  if (!against) return `may have ${clean(said, 60)} in the food`;
  const { key, asked } = against.attribute;
  // Who leaves out walnuts has not said that they cannot have other nuts.
  const isWhole = said === key || asked.split('|').includes(said.toLowerCase());
  const whom = isWhole ? `with ${harmOf([key])}` : `for somebody who can't have ${clean(said, 60)}`;
  return `cannot be called safe ${whom}`;
}

/** @example "I'd leave out Brine Cellar: they cook with nuts. That I know of no others is no promise: ask each kitchen first." */
export function sayToAvoid({ barred, more, what }: ToAvoidMove): string {
  const foods = listOf(
    what.map((one) => clean(one, 40)),
    'or',
  );
  if (barred.length === 0)
    return `I know of no place that cooks with ${foods}. That is no promise that a kitchen is free of it: ask each one first.`;
  const others = more > 0 ? `There are ${more} more that I'd leave out.` : 'That I know of no others is no promise.';
  return `${sayLeftOut(barred)} ${others} Ask each kitchen first, wherever you go.`;
}

/** @example "I can't call any place for ice cream safe with nuts. Scoop says “Scoops are rinsed for nut allergies if you ask”. Ask before you order." */
export function sayUnsafe({ allergen, food, left, told }: UnsafeMove): string {
  const what = allergen === 'allergies' ? 'what you are allergic to' : clean(allergen, 40);
  const wished = clean(food, 40);
  if (left)
    return `${capital(wished)} usually means ${what} in the kitchen, so I kept to places whose notes say what they do about it.`;
  if (told.length > 0)
    return `I can't call any place for ${wished} safe with ${what}. ${told.map(({ row, sentence }) => `${nameOf(row)}: “${inQuotes(sentence)}”.`).join(' ')} Ask them before anybody orders, or tell me what else you like.`;
  return `I can't call any place for ${wished} safe: assume ${what} in most dishes, and I know of no notes that say how it is kept apart. If it has to be that, phone first and ask about shared pans; otherwise tell me what else you like, and I'll keep ${what} in mind.`;
}
