import { printable } from '../../apps/api/src/features/guide/transfer/bad-file.ts';
import type { AdvisoryData } from './advisories.ts';
import type { Assessment, Finding } from './assess.ts';

const DAY_MS = 86_400_000;

/**
 * The result of an audit, as lines of text.
 *
 * @param today as in "2026-11-22"
 * @returns failed: whether there is a vulnerability that was not accepted, or an exception that is no longer needed
 */
export function report({ findings, unneeded, packages, unknown }: Assessment, data: AdvisoryData, today: string) {
  const accepted = Map.groupBy(
    findings.filter(({ exception }) => exception),
    ({ exception }) => exception,
  );
  const vulnerable = findings.filter(({ exception }) => !exception);
  const days = Math.round((Date.parse(today) - Date.parse(data.date)) / DAY_MS);
  const lines = [
    `Advisories: ${data.advisories.length}, of ${data.date} (${days === 1 ? '1 day' : `${days} days`} old). ${data.source}.`,
    unknown === 0
      ? `All advisories about the ${packages} packages were looked up.`
      : `For ${unknown} of ${packages} packages, not all advisories were looked up. "npm run audit -- --renew" does this at osv.dev.`,
    ...section('Accepted vulnerabilities', [...accepted.values()].map(acceptedLine)),
    ...section('Vulnerabilities', vulnerable.map(line)),
    ...section('No longer needed in supply-chain/audit/exceptions.json', unneeded),
  ];
  return { lines: lines.map(printable), failed: vulnerable.length + unneeded.length > 0 };
}

const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`${title}:`, ...lines.map((text) => `  ${text}`)] : [];

function line({ name, versions, advisory, fixes }: Finding): string {
  const { id, aliases, summary, database_specific } = advisory;
  const severity = database_specific?.severity ? ` (${database_specific.severity.toLowerCase()})` : '';
  const fixed = fixes.length > 0 ? `Fixed in ${fixes.join(', ')}.` : 'Not fixed in any version.';
  return `${name} ${versions.join(', ')}: ${[id, ...aliases].join(', ')}${severity}: ${summary}. ${fixed} https://osv.dev/${id}`;
}

/** @param findings those of one exception */
function acceptedLine(findings: readonly Finding[]): string {
  const [{ name, versions, exception } = {}] = findings;
  const ids = findings.map(({ advisory }) => advisory.id);
  return `${name} ${versions?.join(', ')}: ${ids.join(', ')}. On ${exception?.date}: ${exception?.reason}`;
}
