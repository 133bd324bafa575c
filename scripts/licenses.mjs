// npm run licenses: lists the licenses of all production dependencies and fails on one that is not accepted. --brief
// prints only the counts.
import { execFileSync } from 'node:child_process';
import { install, root, workspaceEnv } from './toolchain.mjs';

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

await install();
const listed = execFileSync('pnpm', ['licenses', 'list', '--prod', '--json'], {
  cwd: root,
  env: workspaceEnv(),
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
const brief = process.argv.includes('--brief');
const rejected = [];
for (const [license, packages] of Object.entries(JSON.parse(listed)).toSorted()) {
  const names = packages.flatMap(({ name, versions }) => versions.map((version) => `${name}@${version}`)).toSorted();
  console.log(`${license} (${names.length})${brief ? '' : `\n  ${names.join('\n  ')}`}`);
  if (!isAccepted(license)) rejected.push(`${license}: ${names.join(', ')}`);
}
if (rejected.length > 0) {
  console.error(`\nThese licenses are not accepted (see scripts/licenses.mjs):\n${rejected.join('\n')}`);
  process.exit(1);
}

/** For "OR", one accepted license is enough; for "AND", all must be accepted. */
function isAccepted(license) {
  const parts = license.replace(/^\((.*)\)$/, '$1');
  if (parts.includes(' AND ')) return parts.split(' AND ').every(isAccepted);
  return parts.split(' OR ').some((one) => ACCEPTED.has(one.trim()));
}
