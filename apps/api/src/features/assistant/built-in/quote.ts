import type { Attribute } from '../../search/facts/attribute.ts';
import { phrasesOf } from '../../search/facts/attribute-of.ts';
import { ENGLISH } from '../../understanding/lexicon/english.ts';
import { DENIALS } from '../../understanding/text/evidence.ts';
import { isHarmless } from '../../understanding/text/harmless.ts';
import type { Sentence } from '../../understanding/text/sentences.ts';
import { fold, stemsOf } from '../../understanding/text/tokens.ts';
import { toneOf } from '../../understanding/text/tone.ts';
import { asThing, isOccasion } from './articles.ts';
import { shapeOf } from './shape.ts';
import { states } from './verbs.ts';
import { capital, clean, lower, stopped } from './words.ts';

/** What leans on the sentence before makes no sense without it. */
const LEANING =
  /^(?:it|its|it's|they|they're|their|them|he|she|his|her|this|that|these|those|there (?:is|are) (?:none|no (?:more|other))|neither|both|others?|another|the (?:same|other|rest|latter|former|first|second)|so|but|and|or|nor|also|then|later|again|either|one (?:hot|more|main)|inside|here|afterwards|otherwise|everything (?:within|else))\b/i;
/** Which egg? A place has one kitchen. */
const POINTING =
  /^(?:the|its) (?!(?:kitchen|room|bar|owner|chef|menu|patio|garden|terrace|courtyard|deck|staff|service|lot|music|noise|food) )[\p{L}’'-]+ (?:is|are|was|were|can|has|have|comes?|costs?)\b[^,;:]*$/iu;
const SHORTEST = 18;
const LONGEST = 140;

/** What begins so where nothing was said before speaks of the place. */
export const OF_PLACE = /^(?:it|they)\b/i;

/** @example leans('They come in threes') // true */
export const leans = (text: string): boolean => LEANING.test(text);

/** @example isDenying('No alcohol') // true */
export const isDenying = (text: string): boolean => DENIALS.has(text.split(' ')[0]?.toLowerCase() ?? '');

/** Said of the room, it is said of the place. */
const OF_ROOM =
  /^(?:(?:it|this) (?:is|was|has|stays|gets|feels|makes|suits|works|saves|fills|seats|does|opens|looks)|it['’]s|they (?:do|take|keep|have|host|hold|show|seat|let|welcome|will|play|pour|run))\b/i;

/** @example isOfRoom('They do not take bookings.') // true */
export const isOfRoom = (text: string): boolean => OF_ROOM.test(text);

/**
 * Whether a sentence of notes can be quoted by itself as a reason to go.
 *
 * @param ofRoom it tells something of the place, rather than of a dish
 * @example isQuotable({ text: 'It gets rowdy when the home side wins.', … }) // false
 */
export function isQuotable(sentence: Sentence, ofRoom = false): boolean {
  const { text, critical, limiting, stems, part, first } = sentence;
  if (critical || (limiting && !isOfOne(sentence)) || !isHarmless(sentence)) return false;
  const shortest = part === 'occasions' ? 8 : SHORTEST;
  if (text.length < shortest && !/^[^\s]+ [^\s]+\.?$/.test(text)) return false;
  const isOfPlace = (first === true && OF_PLACE.test(text)) || (ofRoom && part !== 'food_notes' && OF_ROOM.test(text));
  if ((!isOfPlace && leans(text)) || (text.length < 60 && POINTING.test(text))) return false;
  return new Set(stems).size * 2 > stems.length;
}

/** Of a list of dishes one has a limit, which is left out where the others are told. */
const isOfOne = ({ text, part }: Sentence): boolean =>
  part === 'food_notes' &&
  text.split(/, |: /).filter((piece) => piece.split(' ').length <= BRIEF && !toneOf(piece).limiting).length > 1;
/** Words of the name of a dish. */
const BRIEF = 5;

/** What a list of dishes tells of those that have a limit; any other sentence as it is. */
export function limitedOf({ text, part }: Sentence): string {
  const things = part === 'food_notes' ? text.split(/, (?:and |or )?/) : [];
  const limited = things.filter((thing) => toneOf(thing).limiting);
  return things.length > 2 && limited.length > 0 ? limited.join(', ') : text;
}

/** A long sentence up to a place where it may end: outside brackets, and not before the end of a thought. */
export function shortened(sentence: string, longest = LONGEST): string {
  if (sentence.length <= longest) return sentence;
  for (const mark of ['; ', ' — ', ', ']) {
    let at = sentence.lastIndexOf(mark, longest);
    while (at > 45) {
      const cut = sentence.slice(0, at);
      const rest = sentence.slice(at + mark.length);
      const open = cut.split('(').length !== cut.split(')').length;
      if (
        !open &&
        !/^(?:which|who|that|whose|where|when|and|or|but|so|if|though|although|while)\b/.test(rest) &&
        !/\b(?:and|or|the|a|of|with|to|in|for|from)$/.test(cut)
      )
        return cut;
      at = sentence.lastIndexOf(mark, at - 1);
    }
  }
  return clean(sentence, longest);
}

/** From this length on, only the part of a sentence that speaks of what is asked is quoted. */
const WHOLE = 64;
/** What stands behind a comma and goes on with what is before it. */
const GOES_ON =
  '(?:\\p{L}+ (?:and|or) |(?:and|or) \\p{L}+(?: \\p{L}+)?$|(?:(?:and|or) )?(?:which|who|that|where|when|while|if|so|but|though|although|with|without|not|never|no|in|on|at|for|from|of|to|as|like|by|only|except|unless|depending|also|plus|too)\\b|\\p{L}+ed (?:in|on|at|by|with|from|over|under|until|into|for|to|as|out)\\b)';
const BETWEEN_THINGS = new RegExp(`, (?!${GOES_ON})`, 'iu');
/** Before what a sentence could begin with as well. */
const BEFORE_SUBJECT = new RegExp(
  `, (?!${GOES_ON})(?=(?:(?:and|or|plus|because) )?(?:an?|the|its?|their|they|there|you|he|she|we|some|any|all|half|most|about)\\b)`,
  'iu',
);
const JOINED = /^(?:and|but|or|plus|because) /i;

/**
 * The part of a long sentence that has one of some phrases, where it can stand by itself: the rest speaks of something else.
 *
 * @param phrases by their stems; of several that it has, the first one counts
 * @param isWhole what follows that part stays, because it may limit what is promised
 * @example partWith('Quiet as a library, carpets everywhere, a diet kitchen without gluten', [['gluten']]) // 'A diet kitchen …'
 */
export function partWith(text: string, phrases: readonly (readonly string[])[], isWhole = false): string {
  const said = clean(text, 600);
  const phrase = phrases.find((one) => hasPhrase(said, one));
  if (said.length <= WHOLE || !phrase || /[()"“”]/.test(said)) return said;
  const units = said.split(/; | — /);
  const at = units.findIndex((unit) => hasPhrase(unit, phrase));
  const [head = '', ...listed] = (units[at] ?? said).split(/: (?=.*, )/);
  // What a list is introduced by says nothing of one thing in it.
  const unit = !isWhole && listed.length > 0 && !hasPhrase(head, phrase) ? listed.join(': ') : (units[at] ?? said);
  const parts = unit.split(shapeOf(unit).shape === 'things' ? BETWEEN_THINGS : BEFORE_SUBJECT);
  const from = parts.findIndex((part) => hasPhrase(part, phrase));
  // "No meat, eggs or fish" says no to each of them.
  const isDenied = parts.slice(0, from).some((part) => part.split(' ').some((word) => DENIALS.has(word.toLowerCase())));
  const kept = from < 0 || isDenied ? parts : parts.slice(from, isWhole ? undefined : from + 1);
  return capital([kept.join(', '), ...(isWhole ? units.slice(at + 1) : [])].join('; ').replace(JOINED, ''));
}

/** A sentence from where it speaks of an allergen on: what follows may limit what it promises. */
export const speaking = (sentence: Sentence, attribute: Attribute): Sentence => ({
  ...sentence,
  text: partWith(sentence.text, phrasesOf(attribute), true),
});

export const hasPhrase = (part: string, stems: readonly string[]): boolean =>
  stems.length > 0 && ` ${stemsOf(part).join(' ')} `.includes(` ${stems.join(' ')} `);

/** What says itself that it is good for something. */
const FRAMED = /^(?:good|best|perfect|great|ideal|made|right) (?:for|with|when|in|on|at)\b/i;
/** What begins so is a thing, however its adjectives are taken. */
const A_THING = /^(?:an?|the) /i;
/** Words that say when. */
const WHEN = /^(?:late|early|alone|after|before|during|once)\b/i;
const DAY =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day\b(?! (?:after|before|from|at|in|when|to|through|till|until)\b)/i;
/** What costs something is no occasion. */
const SUM = /[$£€]\d/;
/** What begins so tells a rule of the house, and no occasion. */
const RULE =
  /^(?:delivers?|delivery|shuts?|opens?|closes?|closed|takes?|serves?|does|reservations?|bookings?|cash|cards?|tables?|trays?|service|sittings?|walk-ins?|no|(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:to|through|till|until|-|–))\b/i;
/** Words of what is said after "best". */
const BEST = 3;

/**
 * Notes on occasions are no sentences: what one says before them, "good for" or "best". Null for those that are, and for what no
 * such words fit.
 *
 * @example occasionOf('A birthday, a quiet talk.') // { form: 'fits', text: 'a birthday, a quiet talk.' }, after "good for"
 */
function occasionOf(text: string): { form: 'fits' | 'best'; text: string } | null {
  const { addressed, opens, parts, stands } = shapeOf(text);
  if (addressed || FRAMED.test(text) || RULE.test(text) || SUM.test(text) || isDenying(text)) return null;
  const said = `${parts[0]?.charAt(0) ?? ''}${text.slice(1)}`
    .split(/((?:,|;|\bor\b|\band\b) )/)
    .map((piece, at) => (at % 2 === 0 ? asThing(piece) : piece))
    .join('');
  const [head = ''] = text.toLowerCase().split(AFTER_HEAD, 1);
  const isFit =
    (opens === 'noun' || opens === 'gerund') && head.split(' ').some((word) => FITS.test(word) || isOccasion(word));
  if (isFit || (!stands && (A_THING.test(text) || DAY.test(text)))) return { form: 'fits', text: said };
  if (stands || text.split(' ').length < BEST) return null;
  return opens === 'time' || WHEN.test(text)
    ? { form: 'best', text: /^\p{Lu}\p{L}+day\b/u.test(said) ? `on ${said}` : said }
    : null;
}

/** What ends the first thing of a list. */
const AFTER_HEAD = /[,;:(]| (?:with|for|of|in|on|at|to|from|after|before|when|who|that|where|and|or|you) /;
/** A word of a list of occasions or of guests, whatever its words are taken for: "birthdays", "treating the team", "three families". */
const FITS = /^(?:\p{L}+(?:[^s]s|ing)|two|three|four|five|six|\d+)$/u;

const FRAMES = { fits: 'Good for', best: 'Best' } as const;

/**
 * A sentence of notes as it can stand in a reply, with the words before it that make an occasion a sentence.
 *
 * @example quoted(sentence) // 'Good for a birthday, a quiet talk.'
 */
export function quoted({ text, part }: Sentence): string {
  const said = stopped(shortened(clean(text, 600)).replace(/[\s,;:–—-]+$/, ''));
  const occasion = part === 'occasions' && !states(said) ? occasionOf(said) : null;
  return occasion ? `${FRAMES[occasion.form]} ${occasion.text}` : said;
}

/**
 * The same within another sentence: without a stop, and small unless it begins with a name.
 *
 * @example inClause(sentence) // 'valet is $12' of "Valet is $12."
 */
export function inClause(sentence: Sentence): string {
  const said = quoted(sentence).replace(/[.!?…]+$/, '');
  const [word = ''] = said.split(/[^\p{L}]/u);
  return ENGLISH.has(fold(word)) ? lower(said) : `${shapeOf(said).parts[0]?.charAt(0) ?? ''}${said.slice(1)}`;
}
