import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { root } from '../root.ts';

const component = z.object({
  'bom-ref': z.string(),
  name: z.string(),
  group: z.string().optional(),
  version: z.string(),
  purl: z.string().optional(),
  hashes: z.array(z.object({ alg: z.string(), content: z.string() })).default([]),
  licenses: z.array(z.unknown()).default([]),
});

const bom = z.object({
  metadata: z.object({ component }),
  components: z.array(component),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
});

let text: string;
let sbom: z.infer<typeof bom>;

beforeAll(() => {
  execFileSync(process.execPath, ['supply-chain/sbom.ts'], {
    cwd: root,
    env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}` },
  });
  text = readFileSync(`${root}dist/sbom.cdx.json`, 'utf8');
  sbom = bom.parse(JSON.parse(text));
});

const nameOf = ({ group, name }: z.infer<typeof component>) => (group ? `${group}/${name}` : name);

test('the bill of materials is valid CycloneDX 1.6', async () => {
  expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text)).toBeNull();
});

test('each npm package in it has a version, a package URL, a license and the checksum of the lockfile', () => {
  const lock = readFileSync(`${root}pnpm-lock.yaml`, 'utf8');
  const npm = sbom.components.filter(({ purl }) => purl);
  expect(npm.length).toBeGreaterThan(200);
  for (const one of npm) {
    expect(one.purl).toBe(`pkg:npm/${nameOf(one).replace('@', '%40')}@${one.version}`);
    expect(one.licenses, nameOf(one)).not.toEqual([]);
    const [hash] = one.hashes;
    expect(hash?.alg).toBe('SHA-512');
    expect(lock).toContain(`sha512-${Buffer.from(hash?.content ?? '', 'hex').toString('base64')}`);
  }
});

test('it has what the API and the web app need, and no development tools', () => {
  const names = sbom.components.map(nameOf);
  expect(names).toEqual(expect.arrayContaining(['@saffron/api', '@saffron/web', '@saffron/contracts']));
  expect(names).toEqual(
    expect.arrayContaining(['fastify', 'lucia', '@oslojs/crypto', 'react', '@radix-ui/react-dialog']),
  );
  for (const tool of ['vitest', 'vite', 'playwright', 'turbo', '@saffron/e2e']) expect(names).not.toContain(tool);
});

test('every package in it is reached from the product', () => {
  const needs = new Map(sbom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const reached = new Set([sbom.metadata.component['bom-ref']]);
  for (const ref of reached) for (const needed of needs.get(ref) ?? []) reached.add(needed);
  expect(sbom.components.map((one) => one['bom-ref']).filter((ref) => !reached.has(ref))).toEqual([]);
});
