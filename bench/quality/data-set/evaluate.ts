import { startServer } from '../server.ts';
import { quantile } from '../summary.ts';
import { readDataSet } from './read.ts';
import { playDialogue, sumOf, type Tally } from './score.ts';

interface Measured {
  tally: Tally;
  dialogues: number;
  p50: number;
  p95: number;
}

/**
 * Runs a data set against a server that uses the guide of the data set.
 *
 * @param onMissed called for each dialogue that does not match its labels, with the scores that it missed
 */
export async function evaluateDataSet(
  directory: string,
  split: string,
  limit: number,
  claude: boolean,
  onMissed: (id: string, scores: readonly string[]) => void,
): Promise<Measured> {
  const { guide, dialogues } = await readDataSet(directory, split);
  const names = new Set<string>();
  const key = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '');
  const distinct = guide.filter(({ name }) => !names.has(key(name)) && names.add(key(name)));
  const server = await startServer('empty', claude);
  try {
    await server.add(distinct);
    const known = await server.guide();
    const tallies: Tally[] = [];
    const took: number[] = [];
    for (const dialogue of dialogues.slice(0, limit)) {
      const { tally, replies, missed } = await playDialogue(dialogue, server.talk(), guide, known);
      tallies.push(tally);
      took.push(...replies.map((reply) => reply.took));
      if (missed.length > 0) onMissed(dialogue.id, missed);
    }
    return { tally: sumOf(tallies), dialogues: tallies.length, p50: quantile(took, 0.5), p95: quantile(took, 0.95) };
  } finally {
    await server.close();
  }
}
