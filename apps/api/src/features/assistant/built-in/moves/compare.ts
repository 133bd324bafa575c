import { type CompareMove, type Contrast, decides, type Placed } from '../../../dialogue/choosing.ts';
import { sentencesOf } from '../../../understanding/text/sentences.ts';
import { COMPARE } from '../phrasebook/choosing.ts';
import { isAddressed, pitchOf } from '../pitch.ts';
import { isQuotable, quoted } from '../quote.ts';
import type { Voice } from '../voice.ts';
import { capital, listOf, lower, nameOf } from '../words.ts';
import { againstClause, detailClause, fieldValue, quoteOf } from './detail.ts';
import { plural } from './predicate.ts';

/** "A or B?": the verdict, what decides, and what is given up. */
export function sayCompare(move: CompareMove, voice: Voice): string {
  const { winner, reasons, givenUp, places } = move;
  if (!winner) return undecided(move);
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
    move.asked || deciding.length > 1 ? '' : characters(places.length > 2 ? [winner] : places, voice),
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

/** What each of the places is like, where little else tells them apart: by its room rather than by its food. */
const characters = (places: CompareMove['places'], { isSaid, suits }: Voice): string =>
  places
    .flatMap((row) => {
      const all = sentencesOf(row).filter(
        (sentence) =>
          isQuotable(sentence) && !isAddressed(sentence) && !isSaid(quoted(sentence)) && suits(row, sentence),
      );
      const pitches = all.flatMap((sentence) => pitchOf(sentence) ?? []);
      const pitch = pitches.find(({ sentence }) => sentence.part === 'vibe') ?? pitches[0];
      return pitch ? `${nameOf(row)}: ${lower(pitch.text)}.` : [];
    })
    .join(' ');

function undecided({ places, reasons }: CompareMove): string {
  const [first] = reasons;
  const names = listOf(places.map(nameOf), 'or');
  return first?.places.every(({ standing }) => standing.level === null)
    ? `I don't know whether ${names} ${first.measure.words.has}, so I can't choose for you by that.`
    : `There's little between ${listOf(places.map(nameOf))}; I'd go by which part of town suits you.`;
}

/** By one measure: how the winner stands, and the others. A sentence about the winner begins with "it". */
function sayContrast(contrast: Contrast, subject: string, { winner }: CompareMove, voice: Voice): string {
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
  if (value && other) return `${is} ${more} (${value}, ${nameOf(second.row)} ${other}).`;
  const quote = quoteOf(first.standing, voice);
  const isSo = first.standing.outcome === 'yes' && (quote || second.standing.outcome !== 'yes');
  const lead = isSo ? `${who} ${has}` : `${is} ${more}`;
  return `${lead}${detailClause(first.standing, voice)}. ${behind(second, contrast, voice)}`.trim();
}

function alike(contrast: Contrast, voice: Voice): string {
  const { measure, places } = contrast;
  const { words } = measure;
  if (places.some(({ standing }) => standing.level === null))
    return places.map((place) => behind(place, contrast, voice)).join(' ');
  if (places.length !== 2) return '';
  const good = places.every(({ standing }) => standing.outcome === 'yes');
  return places[0]?.standing.outcome === 'no'
    ? `Neither ${words.has}.`
    : good
      ? `Both ${plural(words.has)}.`
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
