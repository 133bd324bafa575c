import { KINDS } from './ask.ts';
import { advantage, type Line, lineOf, type Result } from './summary.ts';

const HEAD = [
  'kind',
  'asks',
  'match',
  'strict',
  'nDCG@5',
  'keyword',
  'full text',
  'honest',
  'grounded',
  'violations',
  'p95 ms',
];

const rate = (value: number | null): string => (value === null ? '' : value.toFixed(3));

const cells = (kind: string, line: Line): string[] => [
  kind,
  String(line.asks),
  rate(line.match),
  rate(line.strict),
  rate(line.ndcg),
  rate(line.keyword),
  rate(line.fullText),
  rate(line.honest),
  rate(line.grounded),
  String(line.violations),
  line.p95.toFixed(0),
];

/** A Markdown table with aligned columns, so that it is readable in a terminal too. The first row is the header. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, at) => (at === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  const [head, ...body] = rows;
  return [head ? line(head) : '', rule, ...body.map(line)].join('\n');
}

function partTable(results: readonly Result[]): string {
  const kinds = KINDS.filter((kind) => results.some((result) => result.kind === kind));
  return table([
    HEAD,
    ...kinds.map((kind) => cells(kind, lineOf(results.filter((result) => result.kind === kind)))),
    cells('all', lineOf(results)),
  ]);
}

function sentence(results: readonly Result[]): string {
  if (results.every(({ verdict }) => verdict.ndcg === null)) return 'No test case in this part has relevance labels.';
  const { times, from, to } = advantage(results);
  return `nDCG@5 is ${times.toFixed(2)} times that of the better baseline (95% confidence interval: ${from.toFixed(2)} to ${to.toFixed(2)}).`;
}

/** The Markdown report of a run: for each part of the test set, a table by kind. */
export function reportOf(results: readonly Result[], writer: string): string {
  const parts = [
    { name: 'Tuned on', of: results.filter(({ heldOut }) => !heldOut) },
    { name: 'Held out', of: results.filter(({ heldOut }) => heldOut) },
  ];
  return parts
    .filter(({ of }) => of.length > 0)
    .map(
      ({ name, of }) => `### ${name}: ${of.length} asks, answered by ${writer}\n\n${partTable(of)}\n\n${sentence(of)}`,
    )
    .join('\n\n');
}
