import type { Restaurant } from '@saffron/contracts/guide';
import type { Move } from '../../dialogue/moves.ts';
import { putForward, warnedOf } from '../../dialogue/put-forward.ts';
import type { Response } from '../../dialogue/response.ts';
import type { Found } from '../../search/found.ts';
import { seedOf } from '../../search/seed.ts';
import { agree } from './agree.ts';
import { catchAt } from './catches.ts';
import { askAllergen, sayCare } from './caution.ts';
import { sayEarlier } from './moves/situation.ts';
import { realise } from './realise.ts';
import { smallTalk } from './small-talk.ts';
import { suggest } from './suggest.ts';
import { type Voice, voiceFor } from './voice.ts';
import { clean, listOf, nameInReply } from './words.ts';

/**
 * The text of a reply. Names no restaurants but those found.
 *
 * @example compose(found, 'Sam') // "For cheap Thai food in the West, this is where I would look, Sam. …"
 */
export function compose(found: Response, dinerName: string | null): string {
  const seed = seedOf(found.turns);
  const voice = voiceFor(found.turns, seed, found.wishes);
  const name = dinerName ? nameInReply(dinerName) : null;
  const { language } = found.wishes.message;
  const told = sayEarlier(found.earlier ?? []);
  if (language) return told + language.reply;
  // What is repeated says so itself.
  if (found.moves?.[0]?.type === 'repeat') return realise(found.moves, voice);
  return (
    told +
    unlisted(found) +
    withCare(found.moves ? answered(found, found.moves, voice) : body(found, name, voice), found, voice)
  );
}

/** A reply that puts places forward says to whom the kitchen could do harm that it has to confirm, and asks what it must leave out. */
function withCare(text: string, found: Response, voice: Voice): string {
  const care = sayCare(offeredIn(found), found, voice, text);
  const asked = found.picks.length > 0 ? askAllergen(found, voice) : '';
  return [text, care, asked].filter(Boolean).join(' ');
}

/** The places that a reply puts forward, and of which it says nothing of what could make somebody ill. */
function offeredIn({ moves, picks, wishes }: Response): readonly Restaurant[] {
  if (moves === null) return SEEKING.has(wishes.message.intent) ? picks : [];
  const told = new Set(moves.flatMap((move) => [...warnedOf(move), ...judgedIn(move)]));
  return moves.flatMap((move) => forwardIn(move)).filter((row) => !told.has(row));
}

function forwardIn(move: Move): readonly Restaurant[] {
  if (move.type === 'barred') return move.left;
  // A rating praises, too.
  if (move.type === 'recorded' && move.facts.includes('rating')) return move.rows;
  return move.type === 'remark' ? [] : putForward(move);
}

/** Messages that are answered with places, and not with talk. */
const SEEKING: ReadonlySet<string> = new Set(['yes', 'fact', 'find', 'another']);

/** The places of which a move tells whether somebody can eat there. */
const judgedIn = (move: Move): readonly Restaurant[] =>
  move.type === 'still' ? move.verdicts.flatMap(({ row, measure }) => (measure.strict === 'health' ? [row] : [])) : [];

/** Where all of an answer was said before, it is said again; what can spoil a visit to a place that it puts forward follows. */
function answered({ picks, wishes }: Response, moves: readonly Move[], voice: Voice): string {
  const text = realise(moves, voice) || realise(moves, { ...voice, isSaid: () => false });
  if (!moves.some(({ type }) => OFFERING.has(type)) || moves.some(({ type }) => type === 'recommend')) return text;
  const catches = picks
    .slice(0, CATCHES)
    .map((row) => catchAt(row, wishes, voice, { least: SURELY, before: text, named: true }));
  return [text, ...catches].filter(Boolean).join(' ');
}

/** Places of which a catch is told after what was said of them, and how much it has to weigh. */
const CATCHES = 2;
const SURELY = 0.35;
/** Moves that put places forward, or keep them for another day or party. */
const OFFERING: ReadonlySet<Move['type']> = new Set([
  'instead',
  'adjust',
  'select',
  'still',
  'left out',
  'rank',
  'near',
  'hours',
  'freed',
  'elsewhere',
]);

/** Says which of the places that were named the guide does not have. */
function unlisted({ wishes }: Found): string {
  const names = wishes.message.unlisted.map((name) => clean(name, 40));
  if (names.length === 0) return '';
  return `I don't know ${names.length > 1 ? 'places' : 'a place'} called ${listOf(names, 'or')}. `;
}

function body(found: Found, dinerName: string | null, voice: Voice): string {
  switch (found.wishes.message.intent) {
    case 'yes':
      return agree(found, voice);
    case 'fact':
    case 'find':
    case 'another':
      return suggest(found, voice, dinerName);
    default:
      return smallTalk(found, voice, dinerName);
  }
}
