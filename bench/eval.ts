// How good the answers are: our own labelled set against two baselines, or any data set of recorded dialogues.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { stopAll } from './list/processes.ts';
import { evaluateDataSet } from './quality/data-set/evaluate.ts';
import { SCORES } from './quality/data-set/score.ts';
import { evaluateOwnSet, type Selection } from './quality/own-set.ts';
import { reportOf, table } from './quality/report.ts';
import type { Result } from './quality/summary.ts';

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
  },
});
const PAGE = fileURLToPath(new URL('../docs/quality.md', import.meta.url));
const [BEGIN, END] = ['<!-- measured -->', '<!-- /measured -->'];

const claude = Boolean(process.env.ANTHROPIC_API_KEY);
if (values.claude && !claude) throw new Error('--claude needs ANTHROPIC_API_KEY in the environment.');
const writer = claude ? `Claude (${process.env.ANTHROPIC_MODEL ?? 'its default model'})` : 'the built-in writer';
const limit = Number(values.limit);

try {
  if (values.data) await playDataSet(values.data);
  else await playOwnSet();
} finally {
  await stopAll();
}

function partIn(text: string): Selection['part'] {
  if (text === 'tuned' || text === 'held-out' || text === 'all') return text;
  throw new Error(`--part is tuned, held-out or all, not ${text}.`);
}

function tell({ kind, said, verdict }: Result): void {
  if (verdict.faults.length === 0) return;
  console.log(
    `${kind}: ${said.map((message) => message.slice(0, 80)).join(' ⏎ ')}\n   ${verdict.faults.join('\n   ')}`,
  );
}

async function playOwnSet(): Promise<void> {
  const selection = { part: partIn(values.part), kind: values.kind, limit };
  const results = await evaluateOwnSet(selection, claude, values.details ? tell : () => {});
  const report = reportOf(results, writer);
  console.log(report);
  if (values.write) await write(report);
}

async function write(report: string): Promise<void> {
  const page = await readFile(PAGE, 'utf8');
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${PAGE} has no place between ${BEGIN} and ${END}.`);
  await writeFile(PAGE, `${before}${BEGIN}\n\n${report}\n\n${END}${after}`);
}

async function playDataSet(directory: string): Promise<void> {
  const onMissed = (id: string, scores: readonly string[]) =>
    values.details && console.log(`${id}: ${scores.join(', ')}`);
  const { tally, dialogues, p50, p95 } = await evaluateDataSet(directory, values.split, limit, claude, onMissed);
  const rate = ({ hits, of }: { hits: number; of: number }) => (of === 0 ? '' : (hits / of).toFixed(4));
  console.log(`${dialogues} dialogues of ${values.split}, answered by ${writer}\n`);
  console.log(
    table([
      ['score', 'rate', 'hits', 'of'],
      ...SCORES.map((score) => [score, rate(tally[score]), String(tally[score].hits), String(tally[score].of)]),
    ]),
  );
  console.log(`\nA reply takes ${p50.toFixed(1)} ms (p50), ${p95.toFixed(1)} ms (p95).`);
}
