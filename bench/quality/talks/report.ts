import { table } from '../report.ts';
import { type PlayedTalk, type PlayedTurn, sumOf } from './measure.ts';

const share = (part: number, of: number): string => (of === 0 ? '' : `${(part / of).toFixed(3)} (${part} of ${of})`);

/** How many acceptable restaurants of a turn the model knew, at least by name and with their notes. */
const recallOf = ({ acceptable, told, listed }: PlayedTurn) => ({
  of: acceptable.length,
  given: acceptable.filter((name) => told.includes(name) || listed.includes(name)).length,
  told: acceptable.filter((name) => told.includes(name)).length,
});

/** The figures of all turns, as a Markdown table. */
export function totals(talks: readonly PlayedTalk[]): string {
  const turns = talks.flatMap((talk) => talk.turns);
  const labelled = turns.filter(({ acceptable }) => acceptable.length > 0);
  const recall = labelled.map(recallOf);
  const sum = (read: (one: (typeof recall)[number]) => number) => recall.reduce((all, one) => all + read(one), 0);
  const { input, cached, output } = sumOf(turns.map(({ tokens }) => tokens));
  const mean = (value: number) => (value / Math.max(turns.length, 1)).toFixed(0);
  return table([
    ['figure', 'value'],
    ['conversations, turns', `${talks.length}, ${turns.length}`],
    [
      'acceptable places among those given',
      share(
        sum(({ given }) => given),
        sum(({ of }) => of),
      ),
    ],
    [
      'the same, with their notes',
      share(
        sum(({ told }) => told),
        sum(({ of }) => of),
      ),
    ],
    [
      'turns with an acceptable place given with its notes',
      share(recall.filter((one) => one.told > 0).length, recall.length),
    ],
    [
      'turns with an acceptable place in the reply',
      share(labelled.filter(({ hits }) => hits.length > 0).length, labelled.length),
    ],
    ['turns with figures that stand in no data', String(turns.filter(({ unfounded }) => unfounded.length > 0).length)],
    ['turns without a reply', String(turns.filter(({ reply }) => reply.startsWith('ERROR ')).length)],
    ['requests per reply', (turns.reduce((all, one) => all + one.requests, 0) / Math.max(turns.length, 1)).toFixed(2)],
    ['tokens per reply: input, of these from the cache, output', `${mean(input)}, ${mean(cached)}, ${mean(output)}`],
  ]);
}

/** The labels and figures of each turn, as a Markdown table. */
export const byTurn = (talks: readonly PlayedTalk[]): string =>
  table([
    ['turn', 'acceptable', 'given', 'with notes', 'in the reply', 'requests', 'tokens', 'missing'],
    ...talks.flatMap(({ id, turns }) =>
      turns.map((turn, at) => {
        const { of, given, told } = recallOf(turn);
        const missing = turn.acceptable.filter((name) => ![...turn.told, ...turn.listed].includes(name));
        const numbers = [of, given, told, turn.hits.length, turn.requests, turn.tokens.input + turn.tokens.output];
        return [`${id} ${at + 1}`, ...numbers.map(String), missing.join(', ')];
      }),
    ),
  ]);

/** What was said and shown, with the labels and what the model was told, for people who grade replies. */
export function transcriptOf({ id, turns }: PlayedTalk): string {
  const parts = turns.map(
    ({ say, note, acceptable, reply, cards, told, unfounded }, at) => `**${at + 1}. Diner:** ${say}

> ${reply.replaceAll('\n', '\n> ')}

- cards: ${cards.join(', ') || 'none'}
- acceptable: ${acceptable.join(', ') || 'no place expected'}${note && ` (${note})`}
- given with notes: ${told.join(', ') || 'none'}${unfounded.length > 0 ? `\n- figures that stand in no data: ${unfounded.join(', ')}` : ''}
`,
  );
  return `## ${id}\n\n${parts.join('\n')}`;
}
