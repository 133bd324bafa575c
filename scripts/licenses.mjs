// npm run licences: the licences of everything that runs in production; fails on one that nobody agreed to. --brief only counts.
import { execFileSync } from 'node:child_process';
import { install, root, workspaceEnv } from './toolchain.mjs';

/** Licences that let anybody use, change and pass on a product with the package in it. */
const AGREED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  // Fonts: they may be served and bundled, not sold by themselves.
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
const refused = [];
for (const [licence, packages] of Object.entries(JSON.parse(listed)).toSorted()) {
  const names = packages.flatMap(({ name, versions }) => versions.map((version) => `${name}@${version}`)).toSorted();
  console.log(`${licence} (${names.length})${brief ? '' : `\n  ${names.join('\n  ')}`}`);
  if (!isAgreed(licence)) refused.push(`${licence}: ${names.join(', ')}`);
}
if (refused.length > 0) {
  console.error(`\nNobody agreed to these licences (scripts/licences.mjs):\n${refused.join('\n')}`);
  process.exit(1);
}

/** Of several to choose from one is enough; of several at once all must do. */
function isAgreed(licence) {
  const parts = licence.replace(/^\((.*)\)$/, '$1');
  if (parts.includes(' AND ')) return parts.split(' AND ').every(isAgreed);
  return parts.split(' OR ').some((one) => AGREED.has(one.trim()));
}
