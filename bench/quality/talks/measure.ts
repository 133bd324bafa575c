import type { Talk } from '../play.ts';
import type { LabelledTalk, LabelledTurn } from './read.ts';
import type { Recorded, Recorder, Tokens } from './recorder.ts';

/** One turn as it was played. */
export interface PlayedTurn extends LabelledTurn {
  /** The reply, or the error instead of it. */
  reply: string;
  cards: string[];
  /** Restaurants whose facts and notes the model had before it answered. */
  told: string[];
  /** Further ones that it had by name: in a list or in an earlier reply. */
  listed: string[];
  /** Acceptable restaurants that the reply names or shows. */
  hits: string[];
  /** Figures of the reply that stand in nothing that the model was given: to be checked by graders. */
  unfounded: string[];
  requests: number;
  tokens: Tokens;
}

export interface PlayedTalk {
  id: string;
  turns: PlayedTurn[];
}

/**
 * Plays a conversation through the product, and looks up in the recorded requests what the model was given.
 *
 * @param names the names of all restaurants of the guide
 */
export async function playTalk(
  { id, turns }: LabelledTalk,
  talk: Talk,
  recorder: Pick<Recorder, 'requests'>,
  names: readonly string[],
): Promise<PlayedTalk> {
  const played: PlayedTurn[] = [];
  const said = new Set(turns.map(({ say }) => say));
  for (const turn of turns) {
    const from = recorder.requests.length;
    const { text, cards } = await talk
      .send(turn.say)
      .catch((error: unknown) => ({ text: `ERROR ${error instanceof Error ? error.message : error}`, cards: [] }));
    const requests = recorder.requests.slice(from);
    const given = givenBy(requests, said);
    const shown = cards.map(({ name }) => name);
    played.push({
      ...turn,
      reply: text,
      cards: shown,
      ...namesGiven(given, names),
      hits: turn.acceptable.filter((name) => shown.includes(name) || text.includes(name)),
      unfounded: unfoundedFigures(text, [...given, ...said]),
      requests: requests.length,
      tokens: sumOf(requests.map(({ tokens }) => tokens)),
    });
  }
  return { id, turns: played };
}

/** Each text that the requests of a reply hold, once, without what the diner wrote. */
const givenBy = (requests: readonly Recorded[], said: ReadonlySet<string>): string[] =>
  [...new Set(requests.flatMap(({ given }) => given))].filter((text) => !said.has(text));

function namesGiven(given: readonly string[], names: readonly string[]): { told: string[]; listed: string[] } {
  const lines = given.flatMap((text) => text.split('\n'));
  const told = new Set(lines.flatMap((line) => toldIn(line) ?? []));
  const all = given.join('\n');
  return {
    told: names.filter((name) => told.has(name)),
    listed: names.filter((name) => !told.has(name) && all.includes(name)),
  };
}

/** The name in a line with the facts of a restaurant. Lines that only name one do not say what it is. */
function toldIn(line: string): string | null {
  if (!line.startsWith('{')) return null;
  try {
    const { name, is } = JSON.parse(line);
    return is === undefined ? null : String(name);
  } catch {
    return null;
  }
}

const FIGURE = /\d(?:[\d:.,]*\d)?/g;
const figures = (text: string): string[] => (text.match(FIGURE) ?? []).map((one) => one.replace(/^0(?=\d:)/, ''));

function unfoundedFigures(reply: string, given: readonly string[]): string[] {
  const known = new Set(given.flatMap(figures));
  return [...new Set(figures(reply))].filter((one) => !known.has(one));
}

export const sumOf = (all: readonly Tokens[]): Tokens => ({
  input: all.reduce((sum, { input }) => sum + input, 0),
  cached: all.reduce((sum, { cached }) => sum + cached, 0),
  output: all.reduce((sum, { output }) => sum + output, 0),
});
