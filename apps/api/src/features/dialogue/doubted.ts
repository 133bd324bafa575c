import { Phrases } from '../understanding/text/phrases.ts';
import { tokenize } from '../understanding/text/tokens.ts';
import type { Turn } from '../understanding/turn.ts';
import { correctedIn } from './corrected.ts';
import type { Move } from './moves.ts';
import type { Doubted } from './situation/moves.ts';

const DOUBTS = new Phrases(
  `are you sure|you sure|u sure|sure about that|sure about it|sure|are you certain|you certain|certain about that|certain|are you positive|really|seriously|for real|is that right|is that true|is that so|how do you know|how would you know`
    .split('|')
    .map((said) => [said, true] as const),
);
const AROUND: ReadonlySet<string> = new Set(
  'hm hmm oh wait um er but so and ok about of that this it not though'.split(' '),
);
/** Code units of the longest message that is looked at. */
const READ = 60;
/** One word that doubts only as a question: "really". */
const QUESTIONED: ReadonlySet<string> = new Set(['sure', 'certain', 'seriously', 'really']);

/** Whether a message says no more than that it doubts the answer before it. */
function doubts(message: string): boolean {
  if (message.length > READ) return false;
  const tokens = tokenize(message);
  const spans = DOUBTS.findAll(tokens);
  const rest = tokens.filter(
    ({ word }, at) => !AROUND.has(word) && !spans.some(({ from, to }) => at >= from && at < to),
  );
  const isOne = tokens.length === 1 && QUESTIONED.has(tokens[0]?.word ?? '');
  return spans.length > 0 && rest.length === 0 && (!isOne || message.includes('?'));
}

/**
 * The conversation up to the message whose answer the last one doubts. Null where it doubts none.
 *
 * @example doubtedIn(turnsOf('sushi', 'is it loud?', 'are you sure?'))?.at(-1)?.message // 'is it loud?'
 */
export function doubtedIn(turns: readonly Turn[]): readonly Turn[] | null {
  const [last, before] = [turns.at(-1), turns.at(-2)];
  if (!last || !before || !doubts(last.message)) return null;
  const asked = turns.slice(0, turns.findLastIndex(({ message }) => !doubts(message)) + 1);
  const meant = asked.length > 0 ? (correctedIn(asked)?.turns ?? asked) : null;
  return meant?.map((turn, at) => (at === meant.length - 1 ? { message: turn.message, reply: null } : turn)) ?? null;
}

/** What an answer rests on: sentences of the notes, what is recorded, or nothing that is known. Null where it answers no question. */
export function basisOf(moves: readonly Move[]): Doubted | null {
  const told = moves.flatMap((move) => (move.type === 'about' ? move.answers : []));
  if (told.some(({ answer, told: sentence }) => answer.sentence || sentence)) return 'notes';
  if (told.some(({ answer }) => answer.outcome !== 'unknown')) return 'recorded';
  if (told.length > 0) return 'unknown';
  return moves.some(({ type }) => RECORDED.has(type)) ? 'recorded' : null;
}

/** The sentence that the answer about one place rests on; null where there is none, or a question of health quotes it already. */
export function quoteOf(moves: readonly Move[]): string | null {
  const [move, ...others] = moves;
  if (move?.type !== 'about' || others.length > 0 || move.safety || move.answers.length > 1) return null;
  return move.answers[0]?.answer.sentence?.text ?? null;
}

const RECORDED: ReadonlySet<Move['type']> = new Set(['hours', 'recorded', 'has', 'rank', 'than', 'compare', 'book']);
