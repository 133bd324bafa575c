import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './root.ts';

const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');
const manifests = globSync('{package.json,{apps,packages}/*/package.json,{e2e,bench,supply-chain}/package.json}', {
  cwd: root,
});
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** An exact version or a workspace package. */
const EXACT = /^((npm:[@\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?|workspace:\*)$/;

test('every package is pinned to one version', { tags: ['a42'] }, () => {
  expect(manifests.length).toBeGreaterThan(7);
  const loose = manifests.flatMap((manifest) => {
    const fields: Record<string, Record<string, string>> = JSON.parse(read(manifest));
    return KINDS.flatMap((kind) => Object.entries(fields[kind] ?? {}))
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${manifest}: ${name} ${version}`);
  });
  expect(loose).toEqual([]);
});

test('the lockfile has a checksum for each package and no registry or archive URL', {
  tags: ['a42'],
}, () => {
  const lock = read('pnpm-lock.yaml');
  const packages = lock.slice(lock.indexOf('\npackages:'), lock.indexOf('\nsnapshots:'));
  const named = packages.match(/^ {2}\S.*:$/gm) ?? [];
  expect(named.length).toBeGreaterThan(500);
  expect(packages.match(/^ {4}resolution: \{integrity: sha512-[\w+/=]+\}$/gm)).toHaveLength(named.length);
  expect(lock).not.toMatch(/tarball:|\bgit\+|codeload\.|registry\./);
});

test('an install uses the frozen lockfile', { tags: ['a42'] }, () => {
  expect(read('scripts/toolchain.mjs')).toContain("'--frozen-lockfile'");
});
