import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from '../server.ts';
import { type PlayedTalk, playTalk } from './measure.ts';
import { readTalks } from './read.ts';
import { startRecorder } from './recorder.ts';
import { byTurn, totals, transcriptOf } from './report.ts';

interface Options {
  /** Labelled conversations; see {@link readTalks}. */
  file: string;
  /** A directory for `transcript.md`, `turns.jsonl`, and `report.md`. What is there is replaced. */
  out: string;
  limit: number;
  /** The base URL of the Messages API. */
  upstream: string;
}

/**
 * Plays labelled conversations about the demo guide through the product as it answers with Claude.
 *
 * @returns the figures of all turns
 */
export async function evaluateTalks({ file, out, limit, upstream }: Options): Promise<string> {
  const talks = (await readTalks(file)).slice(0, limit);
  await mkdir(out, { recursive: true });
  const [transcript, lines] = [join(out, 'transcript.md'), join(out, 'turns.jsonl')];
  await Promise.all([writeFile(transcript, ''), writeFile(lines, '')]);
  const recorder = await startRecorder(upstream);
  const server = await startServer('demo', true, recorder.url);
  try {
    const names = (await server.guide()).map(({ name }) => name);
    checkNames(
      talks.flatMap(({ turns }) => turns.flatMap(({ acceptable }) => acceptable)),
      names,
    );
    const played: PlayedTalk[] = [];
    for (const talk of talks) {
      const one = await playTalk(talk, server.talk(), recorder, names);
      played.push(one);
      // Written at once: a run with a person in place of the model takes hours.
      await appendFile(transcript, `${transcriptOf(one)}\n`);
      await appendFile(lines, `${JSON.stringify(one)}\n`);
    }
    await writeFile(join(out, 'report.md'), `${totals(played)}\n\n${byTurn(played)}\n`);
    return totals(played);
  } finally {
    await server.close();
    await recorder.close();
  }
}

/** A label with a misspelled name would count as a place that was never given. */
function checkNames(acceptable: readonly string[], names: readonly string[]): void {
  const unknown = [...new Set(acceptable)].filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`The guide has no ${unknown.join(', ')}`);
}
