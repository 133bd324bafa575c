// npm run licenses: lists the licenses of all production dependencies and fails on one that is not accepted. --brief
// prints only the counts.
import { productionPackages } from './production-packages.ts';

/** Permissive licenses. */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  // For fonts: they may be served and bundled, but not sold by themselves.
  'OFL-1.1',
  'PostgreSQL',
  'Unlicense',
]);

const brief = process.argv.includes('--brief');
const byLicense = Map.groupBy(productionPackages(), ({ license }) => license);
const rejected: string[] = [];
for (const [license, packages] of [...byLicense].sort()) {
  const names = packages.map(({ name, version }) => `${name}@${version}`);
  console.log(`${license} (${names.length})${brief ? '' : `\n  ${names.join('\n  ')}`}`);
  if (!isAccepted(license)) rejected.push(`${license}: ${names.join(', ')}`);
}
if (rejected.length > 0) {
  console.error(`\nThese licenses are not accepted (see supply-chain/licenses.ts):\n${rejected.join('\n')}`);
  process.exitCode = 1;
}

/** For "OR", one accepted license is enough; for "AND", all must be accepted. */
function isAccepted(license: string): boolean {
  const parts = license.replace(/^\((.*)\)$/, '$1');
  if (parts.includes(' AND ')) return parts.split(' AND ').every(isAccepted);
  return parts.split(' OR ').some((one) => ACCEPTED.has(one.trim()));
}
