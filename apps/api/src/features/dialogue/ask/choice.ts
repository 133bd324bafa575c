import { attributesIn } from '../../search/facts/asked.ts';
import { pastOpeners } from '../../understanding/acts/inquiry.ts';
import { Phrases } from '../../understanding/text/phrases.ts';
import type { Token } from '../../understanding/text/tokens.ts';

/** Words that want one of the places on the table, without saying by what. */
const WANTED =
  'surprise me|surprise us|where would you go|where would you take|where would you send|where should we go|just pick|just choose|just decide|pick already|what would you do|what would you pick|what would you choose|what would you go for|pick one|choose one|just one|one place|give me one|name one|a single one|your pick|your choice|top pick|top choice|best bet|the winner|a winner|your favourite|your favorite|a favourite|a favorite|any favourite|any favorite|favourite of|favorite of|winner of|pick of|all round|all around|overall|on balance|all in all|the compromise|a compromise|if you had to|make the call|your answer|your recommendation|change your mind|still the one|decide for|choose for|pick for|you choose|you decide|tie break|tiebreak|settle it';

/** With a "which", these ask for a choice as well. */
const WITH_WHICH =
  'pick|choose|prefer|favourite|favorite|recommend|better|best|go for|go with|go to|take|suits|suit|trust|nicest|nicer|bet|wins|win';

const phrasesOf = (words: string) => new Phrases(words.split('|').map((phrase) => [phrase, true] as const));
const WANTING = phrasesOf(WANTED);
const CHOOSING = phrasesOf(WITH_WHICH);
const WHICH: ReadonlySet<string> = new Set(['which', 'wich', 'whichever', 'whichevers']);
const NAMING = phrasesOf(
  'just the name|only the name|tell me the name|give me the name|just a name|only a name|the name only|name only|one name|the name alone|no story|no details|no description|no explanation|no essay',
);
/** Words of a clause that asks for a choice and says nothing else. */
const BARE: ReadonlySet<string> = new Set(
  `so ok k okay right well hmm and but then now why which wich where do we i go please one is it would be of them those these the two three
  first start begin try visit book tonight today tomorrow should shall to`.split(/\s+/),
);

/** Whether a message wants no more than the name of a place. */
export const asksForName = (tokens: readonly Token[]): boolean => NAMING.findAll(tokens).length > 0;

/** What it comes to. */
const PRESSING: ReadonlySet<string> = new Set(['so', 'well', 'then', 'verdict']);

/** Whether a message wants to be told which of several places to take. */
export function asksToChoose(tokens: readonly Token[]): boolean {
  // "Where would you go instead?" wants none of these.
  if (tokens.some(({ word }) => word === 'instead')) return false;
  if (WANTING.findAll(tokens).some(({ to }) => !namesWish(tokens, to)) || asksForName(tokens)) return true;
  // "Where is it?" asks for an address.
  const isOfOne = tokens.some(({ word }) => word === 'it');
  if (!isOfOne && tokens.some(({ word }) => word === 'where') && tokens.every(({ word }) => BARE.has(word)))
    return true;
  if (tokens.length <= 2 && tokens.every(({ word }) => PRESSING.has(word))) return true;
  const at = tokens.findIndex(({ word }) => WHICH.has(word));
  const clause = tokens.slice(at).filter((token) => token.clause === tokens[at]?.clause);
  return at >= 0 && (namesChoice(tokens) || clause.every(({ word }) => BARE.has(word)));
}

/** "Where would you go for breakfast then?" names what is looked for. */
const namesWish = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'for' && tokens[at + 1] !== undefined && !FOR_US.has(tokens[at + 1]?.word ?? '');
const FOR_US: ReadonlySet<string> = new Set('me us it that this them him her dinner lunch tonight now'.split(' '));

/** One of them is wanted, by what it asks. */
export const wantsOne = (tokens: readonly Token[]): boolean =>
  asksToChoose(tokens) ||
  tokens.some(({ word }, at) => WHICH.has(word) && tokens[at + 1]?.word === 'one') ||
  (tokens.some(({ word }) => WHICH.has(word)) &&
    tokens.some(({ word }) => /^(?:most|least|\p{L}{3,}est)$/u.test(word)));

/** Whether its words want a choice, rather than a fact: "which is cheaper?" wants none. */
export const namesChoice = (tokens: readonly Token[]): boolean =>
  CHOOSING.findAll(tokens).length > 0 && !tokens.some(({ word }) => word === 'instead');

/** What each of several places is like, whichever of them is better. */
export const asksHowTheyDiffer = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => DIFFERING.has(word)) && !namesChoice(tokens);
const DIFFERING: ReadonlySet<string> = new Set('difference differences differ different compare contrast'.split(' '));

/** Of several places, what they are like to sit in. */
export const asksAboutRooms = (tokens: readonly Token[]): boolean => ROOMS.findAll(tokens).length > 0;
const ROOMS = phrasesOf(
  [
    'prettier|prettiest|lovelier|loveliest|more beautiful|most beautiful|more attractive|nicer looking|nicest looking|better looking|best looking|looks nicer|looks nicest|looks better|looks best',
    ...['nicer', 'nicest', 'better', 'best'].map((more) =>
      [
        'to sit in',
        'to sit',
        'inside',
        'room',
        'interior',
        'decor',
        'setting',
        'space',
        'surroundings',
        'vibe',
        'vibes',
        'ambience',
        'ambiance',
      ]
        .flatMap((room) => [`${more} ${room}`, `the ${more} ${room}`])
        .join('|'),
    ),
  ].join('|'),
);

/** Whether it names what somebody could fall ill from. */
export const asksForCare = (tokens: readonly Token[]): boolean =>
  attributesIn(tokens).some(({ attribute }) => attribute.allergen);

/** Of somebody who could fall ill, whether they can eat there. */
export const asksWhetherFit = (tokens: readonly Token[]): boolean =>
  // "Ok and is it inside?" only begins with one of these.
  tokens.slice(pastOpeners(tokens)).some(({ word }) => FIT.has(word) || SEPARATE.test(word)) ||
  KEPT_APART.findAll(tokens).length > 0;
const FIT: ReadonlySet<string> = new Set('ok okay alright fine safe safer safest suitable doable'.split(' '));

/** How a kitchen keeps what somebody must not eat from the rest. */
const KEPT_APART = new Phrases(
  `keep apart|keeps apart|kept apart|keep it apart|keeps it apart|keep them apart|keeps them apart|cooked apart|cook it apart|cooks it apart|
  same oil|same fryer|same pan|same pans|same wok|shared fryer|shared oil|takes it seriously|take it seriously|most careful|careful with|
  handle it|handles it|cope with it|copes with it`
    .split(/\|\s*/)
    .map((said) => [said, true] as const),
);
const SEPARATE = /^sep[ae]rate(?:ly)?$/;

/** Whoever says one of these wants what is asked about not to be so. */
export const isAverse = (tokens: readonly Token[]): boolean => tokens.some(({ word }) => AVERSE.has(word));
const AVERSE: ReadonlySet<string> = new Set(
  'hate hates dislike dislikes avoid without no not dont doesnt cant least less shortest short nowhere never bother loathe'.split(
    ' ',
  ),
);
