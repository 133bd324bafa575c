import type { Restaurant } from '@saffron/contracts/guide';
import { type CompareMove, type Contrast, decides, type Placed } from '../../../dialogue/choosing.ts';
import type { Outcome } from '../../../dialogue/measures/measure.ts';
import { factsOf } from '../../../search/facts/facts.ts';
import { isHarmless } from '../../../understanding/text/harmless.ts';
import { type Sentence, sentencesOf } from '../../../understanding/text/sentences.ts';
import { COMPARE } from '../phrasebook/choosing.ts';
import { isAddressed, pitchOf, told } from '../pitch.ts';
import { inClause, isQuotable, leans, OF_PLACE, quoted } from '../quote.ts';
import { tellsOfDish } from '../things.ts';
import { having, type Voice } from '../voice.ts';
import { areaOf, article, asPlace, capital, cuisineOf, listOf, nameOf, signs, withArticle } from '../words.ts';
import { againstClause, detailClause, fieldValue, quoteOf } from './detail.ts';
import { plural } from './predicate.ts';

/** The verdict, what decides, and what is given up. */
export function sayCompare(move: CompareMove, voice: Voice): string {
  const { winner, places } = move;
  if (move.differ === 'room') return rooms(move, voice);
  if (!move.differ && winner) return verdictOf(move, winner, voice);
  const apart = [winner ? '' : openTo(move), difference(places, voice)].filter(Boolean).join(' ');
  return winner && move.chooses ? `${apart}\n\n${verdictOf(move, winner, having(voice, apart))}` : apart;
}

/** Which of them to take, what decides, and what is given up. */
function verdictOf(move: CompareMove, winner: Restaurant, voice: Voice): string {
  const { reasons, givenUp, places } = move;
  const name = nameOf(winner);
  if (!move.chooses) return reasons.map((contrast) => sayContrast(contrast, name, move, voice)).join(' ');
  const verdict = voice.say(move.besides ? COMPARE.besides : COMPARE.verdict, { name });
  const [open, deciding] = [reasons.filter((one) => !decides(one)), inOtherWords(reasons.filter(decides), voice)];
  const said = open.map((contrast) => sayContrast(contrast, 'it', move, voice));
  // What speaks against the others comes first, where it is why this one is left.
  const isLeft = open.some(({ places: [first] }) => first?.standing.outcome === 'no');
  return [
    ...(isLeft ? said : []),
    verdict,
    ...deciding.map((contrast) => capital(sayContrast(contrast, 'it', move, voice))),
    ...(isLeft ? [] : said),
    move.differ || move.asked || deciding.length > 1 ? '' : characterOf(winner, voice),
    givenUp && places.length === 2 ? sayGivenUp(givenUp, voice) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Contrasts that no sentence for an earlier one has told already. */
const inOtherWords = (contrasts: readonly Contrast[], voice: Voice): Contrast[] => {
  const quotes = contrasts.map(({ places }) => (places[0] ? quoteOf(places[0].standing, voice) : ''));
  return contrasts.filter((_, at) => !quotes[at] || quotes.indexOf(quotes[at]) === at);
};

/** What a place that was chosen is like, where little else speaks for it: by its room rather than by its food. */
function characterOf(row: Restaurant, voice: Voice): string {
  const known = knownFor(row, voice).filter((one) => !isAddressed(one));
  // A reason that was told before is still the reason.
  const last = known.findLast((one) => !voice.isSaid(quoted(one))) ?? known[0];
  return last ? told(last, voice) : '';
}

/** What of a question about several places nobody can answer. */
function openTo({ places, reasons: [first] }: CompareMove): string {
  const isOpen = first?.places.every(({ standing }) => standing.level === null);
  return first && isOpen ? `I don't know whether ${listOf(places.map(nameOf), 'or')} ${first.measure.words.has}.` : '';
}

/** What sets places apart, one after the other: what each is, what it is known for, and what one has to know before going there. */
function difference(places: readonly Restaurant[], voice: Voice): string {
  const isApart = (of: (row: Restaurant) => unknown) => new Set(places.map(of)).size > 1;
  const shows = {
    area: isApart(areaOf),
    price: isApart(({ price }) => price),
    rating: isApart(({ rating }) => rating),
  };
  return places
    .map((row) => {
      const kind = asPlace(cuisineOf(row));
      const area = shows.area && areaOf(row);
      const fields = [
        shows.price ? signs(row.price) : '',
        shows.rating && row.rating !== null ? `${row.rating} out of 5` : '',
      ].filter(Boolean);
      const is = `${nameOf(row)} is ${article(kind)} ${kind}${area ? ` in ${withArticle(area)}` : ''}${fields.length > 0 ? ` (${fields.join(', ')})` : ''}`;
      const [first, ...others] = knownFor(row, voice);
      return first
        ? [`${is}: ${inClause(first)}.`, ...others.map((one) => told(one, voice))].join(' ')
        : `${is}; I know no more of it.`;
    })
    .join(' ');
}

/** What it is like to sit in each of several places, and which of them that speaks for. */
function rooms({ places, winner }: CompareMove, voice: Voice): string {
  const each = places.map((row) => {
    const all = sentencesOf(row).filter(
      (one) => one.part === 'vibe' && isHarmless(one) && isQuotable(one) && voice.suits(row, one),
    );
    const room = all.find((one) => !voice.isSaid(quoted(one))) ?? all[0];
    return room ? `${nameOf(row)}: ${inClause(room)}.` : `I don't know what ${nameOf(row)} is like inside.`;
  });
  return [...each, winner ? voice.say(COMPARE.verdict, { name: nameOf(winner) }) : voice.say(COMPARE.taste)].join(' ');
}

/** What the notes of a place tell of its food, and of the room or the rules of the house. */
function knownFor(row: Restaurant, { suits, isSaid }: Voice): Sentence[] {
  const suited = sentencesOf(row).filter(
    (one) => isHarmless(one) && suits(row, one) && (!leans(one.text) || isOfPlace(one)),
  );
  const all = [...suited.filter((one) => !isSaid(quoted(one))), ...suited.filter((one) => isSaid(quoted(one)))];
  const food =
    all.find((one) => tellsOfDish(one.text) || pitchOf(one)?.dishes) ??
    all.find((one) => isQuotable(one) && PRICE.test(one.text));
  const facts = factsOf(row).flatMap(({ topic, sentence }) => (RULES.has(topic) && sentence ? [sentence] : []));
  const rule = facts.find((one) => one !== food && all.includes(one));
  const other = rule ?? all.find((one) => one !== food && one.part === 'vibe');
  return [food, other].flatMap((one) => one ?? []);
}

const PRICE = /[$£€]\d/;
const isOfPlace = ({ text, part }: Sentence): boolean => part === 'vibe' && OF_PLACE.test(text);

/** What tells most of what a visit is like. */
const RULES: ReadonlySet<string> = new Set([
  'quiet',
  'wait',
  'bookings',
  'walk in',
  'cards',
  'takeaway',
  'kids',
  'date',
]);

/** By one measure: how the winner stands, and the others. A sentence about the winner begins with "it". */
function sayContrast(contrast: Contrast, subject: string, { winner, differ }: CompareMove, voice: Voice): string {
  const { measure, places } = contrast;
  const { has, more, most } = measure.words;
  const [first, second] = places;
  if (!first || !second) return '';
  if (first.standing.level === null)
    return `I don't know whether ${places.length > 2 ? 'any of them' : 'either'} ${has}.`;
  if (!decides(contrast)) return alike(contrast, voice);
  const who = first.row === winner ? subject : nameOf(first.row);
  const is = who === 'it' ? "it's" : `${who} is`;
  if (places.length > 2) return `${is} ${most}${detailClause(first.standing, voice)}.`;
  const [value, other] = [fieldValue(first.standing), fieldValue(second.standing)];
  if (value && other && differ && TOLD.has(measure.key)) return `${is} ${more}.`;
  if (value && other) return `${is} ${more} (${value}, ${nameOf(second.row)} ${other}).`;
  const quote = quoteOf(first.standing, voice);
  const isSo = first.standing.outcome === 'yes' && (quote || second.standing.outcome !== 'yes');
  const lead = isSo ? `${who} ${has}` : `${is} ${more}`;
  return `${lead}${detailClause(first.standing, voice)}. ${behind(second, contrast, voice)}`.trim();
}

/** What is said of each place where they are told apart. */
const TOLD: ReadonlySet<string> = new Set(['cheap', 'dear', 'rating']);

function alike(contrast: Contrast, voice: Voice): string {
  const { measure, places } = contrast;
  const { words } = measure;
  if (places.some(({ standing }) => standing.level === null))
    return places.map((place) => behind(place, contrast, voice)).join(' ');
  const isAll = (outcome: Outcome) => places.every(({ standing }) => standing.outcome === outcome);
  const [all, none] = places.length > 2 ? ['All of them', 'None of them'] : ['Both', 'Neither'];
  return isAll('no')
    ? `${none} ${words.has}.`
    : isAll('yes')
      ? `${all} ${plural(words.has)}.`
      : 'By that they are much the same.';
}

function behind({ row, standing }: Placed, { measure }: Contrast, voice: Voice): string {
  const { has, lacks } = measure.words;
  if (standing.level === null) return `I don't know whether ${nameOf(row)} ${has}.`;
  if (standing.outcome === 'no') return `${nameOf(row)} ${lacks}${detailClause(standing, voice)}.`;
  const clause = detailClause(standing, voice);
  if (standing.outcome === 'partly' && measure.words.maybe) return `${nameOf(row)} ${measure.words.maybe}${clause}.`;
  return clause ? `${nameOf(row)} less so${clause}.` : '';
}

function sayGivenUp({ measure, places }: Contrast, voice: Voice): string {
  const [better, worse] = places;
  if (!better || !worse) return '';
  const clause = againstClause(better.standing, worse.standing) || detailClause(better.standing, voice);
  return voice.say(COMPARE.givenUp, { what: `${nameOf(better.row)} is ${measure.words.more}${clause}` });
}
