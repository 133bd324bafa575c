import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { packagesOf, parseLockfile } from './lockfile.ts';
import { root } from './root.ts';

const SCRIPTS = ['preinstall', 'install', 'postinstall'];

const settings = z.object({ strictDepBuilds: z.boolean(), allowBuilds: z.record(z.string(), z.boolean()) });
const manifest = z.object({ name: z.string().optional(), scripts: z.record(z.string(), z.unknown()).optional() });

const { strictDepBuilds, allowBuilds } = settings.parse(parse(readFileSync(`${root}pnpm-workspace.yaml`, 'utf8')));
const readManifest = (path: string) => manifest.parse(JSON.parse(readFileSync(join(root, path), 'utf8')));
const hasScript = ({ scripts = {} }: z.infer<typeof manifest>) => SCRIPTS.some((script) => script in scripts);

test('each installed package with an install script is listed in pnpm-workspace.yaml', { tags: ['a42'] }, () => {
  const installed = globSync('node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json', { cwd: root });
  expect(installed.length).toBeGreaterThan(500);
  const building = installed.flatMap((path) => {
    const one = readManifest(path);
    // Without a script, pnpm runs node-gyp where there is this file.
    const builds = hasScript(one) || existsSync(join(root, dirname(path), 'binding.gyp'));
    return builds && one.name !== undefined ? [one.name] : [];
  });
  expect(building.length).toBeGreaterThan(0);
  expect([...new Set(building)].filter((name) => !(name in allowBuilds))).toEqual([]);
});

test('packages for other platforms cannot have other install scripts: the install would fail', {
  tags: ['a42'],
}, () => {
  expect(strictDepBuilds).toBe(true);
});

test('the list has no package that is not in use', { tags: ['a42'] }, () => {
  const names = packagesOf(parseLockfile(readFileSync(`${root}pnpm-lock.yaml`, 'utf8'))).map(({ name }) => name);
  expect(Object.keys(allowBuilds).filter((name) => !names.includes(name))).toEqual([]);
});

test('no package of this repository has an install script', { tags: ['a42'] }, () => {
  const own = globSync('{package.json,{apps,packages}/*/package.json,{e2e,bench,supply-chain}/package.json}', {
    cwd: root,
  });
  expect(
    own.filter((path) => hasScript(readManifest(path)) || 'prepare' in (readManifest(path).scripts ?? {})),
  ).toEqual([]);
});
