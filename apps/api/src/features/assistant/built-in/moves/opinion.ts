import type { Restaurant } from '@saffron/contracts/guide';
import type {
  Catch,
  CatchMove,
  DescribeMove,
  MenuMove,
  OrderMove,
  WhyMove,
  WorthMove,
} from '../../../dialogue/ask/moves.ts';
import { answerOf } from '../../../search/facts/answer.ts';
import { appealOf } from '../../../search/facts/appeal.ts';
import { attributeOf } from '../../../search/facts/attribute-of.ts';
import { factsOf } from '../../../search/facts/facts.ts';
import { isDiet } from '../../../understanding/delta/delta.ts';
import { isHarmless } from '../../../understanding/text/harmless.ts';
import { type Sentence, sentencesOf } from '../../../understanding/text/sentences.ts';
import { isFaulted } from '../../../understanding/text/tone.ts';
import type { Wishes } from '../../../understanding/wishes.ts';
import { catchAt } from '../catches.ts';
import { ALL_KNOWN, CATCH, ORDER, VERDICT, WHY } from '../phrasebook/ask.ts';
import { pitchesFor, pitchOf, tell, told } from '../pitch.ts';
import { inClause, isQuotable, quoted } from '../quote.ts';
import { shapeOf } from '../shape.ts';
import { tellsOfDish } from '../things.ts';
import type { Voice } from '../voice.ts';
import { shortPhrase } from '../wish-phrase.ts';
import {
  areaOf,
  article,
  asPlace,
  capital,
  clean,
  cuisineOf,
  listOf,
  lower,
  nameOf,
  signs,
  withArticle,
} from '../words.ts';

/** @example "You wanted a quiet date, and a murmur is what you get there. The catch is the price, $$$." */
export function sayWhy({ row, wishes, met, catch: against }: WhyMove, voice: Voice): string {
  // That it is of the kind that was asked for is no reason.
  const isReason = met.features.some(({ key }) => key !== 'bestrated') || met.foods.some(isDiet);
  const phrase = isReason ? shortPhrase({ ...met, foods: met.foods.filter(isDiet), areas: [], price: null }) : '';
  const asked = phrase ? voice.say(WHY, { wish: phrase }) : '';
  // A reason that was told before is still the reason.
  const [reason = pitchesFor(row, wishes, () => false)[0]] = pitchesFor(row, wishes, voice.isSaid);
  const proof = isReason ? proofOf(row, met, voice) : '';
  const rated = row.rating !== null && row.rating >= FINE ? `It's rated ${row.rating} out of 5.` : '';
  return (
    joined(
      asked,
      proof || (reason && tell(reason, voice)),
      reason && asked ? '' : rated,
      sayCatch(row, against, voice),
    ) || plain(row)
  );
}

/** What the notes say of one of the features that were asked for. */
function proofOf(row: Restaurant, { features }: WhyMove['met'], voice: Voice): string {
  const sentences = features.flatMap(({ key }) => {
    const attribute = attributeOf(key);
    return attribute ? (answerOf(attribute, row).sentence ?? []) : [];
  });
  const [first] = sentences.filter((sentence) => isHarmless(sentence) && voice.suits(row, sentence));
  return first ? told(first, voice) : '';
}

const FINE = 4;

/** What speaks against a place; empty where nothing does. */
function sayCatch(row: Restaurant, against: Catch | null, { say }: Voice): string {
  switch (against?.kind) {
    case 'price':
      return say(CATCH.price, { price: signs(row.price) });
    case 'rating':
      return say(CATCH.rating, { rating: String(row.rating) });
    case 'lacks':
      return say(CATCH.lacks, { clause: against.clause ?? '' });
    case 'unknown':
      return say(CATCH.unknown, { clause: against.clause ?? '' });
    default:
      return '';
  }
}

/** @example "Yes, go: 4.5 out of 5. …" */
export function sayWorth(move: WorthMove, voice: Voice): string {
  const { row, wishes, catch: against, named } = move;
  const [reason] = pitchesFor(row, wishes, voice.isSaid);
  const sentences = sentencesOf(row).filter(isHarmless);
  const fault = sentences.find(({ critical }) => critical) ?? (isPoor(row) ? warningOf(sentences) : undefined);
  const praised = reason && (row.rating === null || row.rating >= GOOD) ? tell(reason, voice) : '';
  const faulted = fault ? told(fault, voice) : '';
  return joined(
    named ? `${nameOf(row)}: ${lower(verdict(move, voice))}` : verdict(move, voice),
    praised,
    faulted,
    sayCatch(row, against, voice),
  );
}

/** Rated so that notes are likely to say why. */
const isPoor = ({ rating }: Restaurant): boolean => rating !== null && rating < GOOD;
/** From this probability on a sentence says why not to go. */
const WARNS = 0.45;

/** The sentence that warns most, in whatever words. */
function warningOf(sentences: readonly Sentence[]): Sentence | undefined {
  const [first] = sentences.toSorted((one, other) => appealOf(other).warns - appealOf(one).warns);
  return first && appealOf(first).warns >= WARNS ? first : undefined;
}

/** @example "The catch is the price, $$$$." */
export function sayFaults({ row, catch: against, second, dish, before }: CatchMove, voice: Voice): string {
  if (before) return sayAdvice(row, before, against, voice);
  const sentences = sentencesOf(row).filter(isHarmless);
  const faults = sentences.filter(({ critical }) => critical);
  const fault = dish ? faults.find(({ part, text }) => part === 'food_notes' || tellsOfDish(text)) : faults[0];
  // Where the rest of a list is praised.
  const [part] = sentences
    .flatMap(({ text }) => text.replace(/[.!?…]+$/, '').split(/[;,] (?:and )?/))
    .filter(isFaulted);
  const found = fault ? told(fault, voice) : part && voice.say(CATCH.part, { part: lower(clean(part, 120)) });
  const none = second ? CATCH.second : dish ? CATCH.dish : CATCH.none;
  return joined(found, sayCatch(row, against, voice)) || voice.say(none);
}

/** Who asks what to know hears of faults and limits that are less. */
const ASKED = 0.08;

/** @example "Mind you, it's cash only. One thing to know: the queue is an hour after eight. Book a table first." */
function sayAdvice(row: Restaurant, wishes: Wishes, against: Catch | null, voice: Voice): string {
  // Who asks hears again what was said in passing.
  const again = { ...voice, isSaid: () => false };
  const said = joined(catchAt(row, wishes, again, { least: ASKED, most: 2 }), sayCatch(row, against, voice));
  const before = practical(row, again);
  return joined(said, said.includes(before) ? '' : before) || voice.say(CATCH.nothing);
}

const GREAT = 4.5;
const GOOD = 3.5;

function verdict({ row: { rating }, doubt, polar }: WorthMove, { say }: Voice): string {
  if (rating === null) return say(VERDICT.unrated);
  const grade = rating >= GREAT ? 'great' : rating >= FINE ? 'fine' : rating >= GOOD ? 'good' : 'poor';
  if (!polar && grade !== 'good') return say(VERDICT.told, { rating: String(rating) });
  return say(VERDICT[doubt && grade !== 'poor' ? 'cleared' : grade], { rating: String(rating) });
}

/** What there is to eat at each place. */
export const sayMenu = ({ places }: MenuMove, voice: Voice): string =>
  places.map(({ row, dishes }) => menuOf(row, dishes, voice)).join(places.length > 1 ? '\n\n' : ' ');

/** Fewer dishes than these tell less than the sentence that they stand in. */
const FEW = 2;

/** @example "Lotus Row is a Thai place: laksa, satay and roti." */
function menuOf(row: Restaurant, dishes: readonly string[], voice: Voice): string {
  const named = dishes.map((dish) => clean(dish, 80)).filter((dish) => !shapeOf(dish).addressed);
  const kind = cuisineOf(row) ? ` is ${article(asPlace(cuisineOf(row)))} ${asPlace(cuisineOf(row))}` : '';
  const food =
    named.length < FEW
      ? sentencesOf(row).find((one) => isQuotable(one) && voice.suits(row, one) && pitchOf(one)?.dishes)
      : undefined;
  const told = food ? inClause(food) : listOf(named);
  return told ? `${nameOf(row)}${kind}: ${told}.` : `${nameOf(row)}${kind}; I don't know its dishes.`;
}

/** @example "I'd get the oxtail and the cold almond soup. Book ahead." */
export function sayOrder(move: OrderMove, voice: Voice): string {
  const said = sayDishes(move, voice);
  return move.whom.length === 0 ? said : `For ${listOf(move.whom)}: ${move.named ? said : lower(said)}`;
}

function sayDishes(move: OrderMove, voice: Voice): string {
  const { row, without, suited, safety, named: isNamed } = move;
  // What they are told to have goes before what there is.
  const isAdvised = move.advised.length > 0;
  const dishes = isAdvised ? move.advised : move.dishes;
  const named = dishes.map((dish) => clean(dish, 80)).filter((dish) => !shapeOf(dish).addressed);
  const names = listOf(named, 'or');
  const isFood = (sentence: Sentence) => pitchOf(sentence)?.dishes === true;
  const quotable = sentencesOf(row).filter((one) => isQuotable(one) && voice.suits(row, one));
  const listed = quotable.filter(isFood);
  const cooked = listed.length > 0 ? listed : quotable.filter(isOnDish);
  const [food = cooked[0]] = cooked.filter((one) => !voice.isSaid(quoted(one)));
  if (isNamed && named.length > 0 && !safety && !without)
    return voice.say(ORDER.dishesAt, { name: nameOf(row), dishes: listOf(named.slice(0, AT_EACH), 'or') });
  if (suited && !safety && voice.suits(row, suited))
    return joined(
      isNamed ? `${nameOf(row)}: ${lower(told(suited, voice))}` : told(suited, voice),
      practical(row, voice, suited),
    );
  const pick =
    named.length > 0
      ? voice.say(isAdvised ? ORDER.advised : ORDER.dishes, { dishes: isAdvised ? listOf(named) : names })
      : without
        ? `Nothing I know of there is sure to be right for that. Ask them what they can do.`
        : food
          ? told(food, voice)
          : `I don't know their menu well enough to pick a dish.`;
  const praised = safety || without || isAdvised ? undefined : praisedAt(row, voice);
  if (praised && !isNamed) return joined(told(praised, voice), practical(row, voice, praised));
  const care = !move.goesOn && (safety || (without && named.length > 0)) ? CARE : '';
  return joined(
    isNamed ? `${nameOf(row)}: ${pick}` : pick,
    isNamed || (without && named.length === 0) ? '' : practical(row, voice, named.length > 0 ? undefined : food),
    care,
  );
}

/** It begins with what one eats: a child who folds dumplings is none. */
const isOnDish = ({ text, part }: Sentence): boolean =>
  part !== 'occasions' && tellsOfDish(text) && tellsOfDish(text.split(' ').slice(0, OPENING).join(' '));
const OPENING = 3;

/** What the notes themselves say one should have. */
function praisedAt(row: Restaurant, { suits }: Voice): Sentence | undefined {
  return sentencesOf(row).find(
    (sentence) =>
      sentence.part !== 'occasions' &&
      !sentence.critical &&
      isHarmless(sentence) &&
      suits(row, sentence) &&
      PRAISE.test(sentence.text),
  );
}
const PRAISE =
  /\b(?:the best thing|(?:is|are) (?:the one|the ones|what) to (?:get|have|order)|(?:is|are) the ones?(?=[.;,!]|$)|(?:is|are) the reason|must[- ](?:have|order|try)|worth (?:ordering|the (?:wait|trip|detour))|what you came for)\b/i;

/** Dishes of each of several places. */
const AT_EACH = 2;

const CARE = "Do tell them what you can't eat: I only know the dishes by name, and not what goes into them.";
const PRACTICAL: ReadonlySet<string> = new Set(['bookings', 'cards']);

/** What one should know before going. */
function practical(row: Restaurant, voice: Voice, besides?: Sentence): string {
  const fact = factsOf(row).find(
    ({ topic, sentence }) =>
      PRACTICAL.has(topic) &&
      sentence !== null &&
      sentence.text !== besides?.text &&
      !sentence.critical &&
      !voice.isSaid(quoted(sentence)) &&
      voice.suits(row, sentence),
  );
  if (fact?.sentence) return told(fact.sentence, voice);
  return row.reservations ? voice.say(ORDER.book) : '';
}

/** @example "A Turkish place in Eastgate, $. Breakfast all day on a sunny corner …" */
export function sayDescribe({ row, more, named }: DescribeMove, voice: Voice): string {
  const all = fresh(row, voice, isQuotable);
  const wanted = more ? all : all.filter(({ part }) => part !== 'food_notes');
  const said = (wanted.length > 0 ? wanted : all)
    .flatMap((one) => pitchOf(one) ?? [])
    .slice(0, more ? 3 : 2)
    .map((one) => tell(one, voice));
  const kind = voice.isSaid(nameOf(row)) && !named ? '' : plain(row);
  if (said.length > 0 || named) return joined(kind, ...said);
  return joined(kind, voice.say(ALL_KNOWN, { name: nameOf(row) }), row.website ? 'Their website may have more.' : '');
}

/** What kind of a place it is, and where. */
function plain(row: Restaurant): string {
  const kind = asPlace(cuisineOf(row));
  const area = areaOf(row);
  return `${nameOf(row)} is ${article(kind)} ${kind}${area ? ` in ${withArticle(area)}` : ''}${row.price === null ? '' : `, ${signs(row.price)}`}.`;
}

/** The sentences that were not said yet. */
const fresh = (row: Restaurant, voice: Voice, wanted: (sentence: Sentence) => boolean): Sentence[] =>
  sentencesOf(row).filter(
    (sentence) => wanted(sentence) && !voice.isSaid(quoted(sentence)) && voice.suits(row, sentence),
  );

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts
    .filter(Boolean)
    .map((part) => capital(part ?? ''))
    .join(' ');
