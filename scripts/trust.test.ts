import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

const ID = /^(?:a\d{1,3}|b-[a-z\d]+(?:-[a-z\d]+)*)$/;
const BY_HAND = /checked by hand: \S/;
const FAULTS = [
  ...['db-down-at-start', 'db-lost', 'half-open', 'pglite-kill-9', 'power-loss', 'two-processes', 'disk-full'],
  ...['kill-during-first-init', 'event-loop', 'duplicate-submit', 'crash-after-send', 'upstream-429', 'spend-cap'],
  ...['upstream-5xx', 'no-headers', 'mid-stream-stall', 'cut', 'error-after-200', 'malformed-line', 'pinecone-down'],
  ...['pinecone-stale', 'client-disconnects', 'reconnect-elsewhere', 'sigterm', 'replica-sigkill', 'slow-readers'],
  ...['proxy-buffering', 'clock-skew', 'emoji', 'same-name-race', 'everything', 'upgrade', 'restore'],
].map((name) => `b-${name}`);
const THREATS = Array.from({ length: 45 }, (_, index) => `a${index + 1}`);

/** The rows of the threat and fault tables. */
const rows = read('docs/trust.md')
  .split('\n')
  .map((line) => line.slice(1, -1).split(' | '))
  .map(([id = '', ...cells]) => ({ id: id.trim(), shownBy: cells.at(-1) ?? '' }))
  .filter(({ id }) => ID.test(id));

/** The tags of each test file; browser tests prefix them with @. */
const tagsOf = new Map(
  globSync(['{apps,packages}/**/*.test.{ts,tsx}', 'e2e/*.e2e.ts', '{scripts,supply-chain}/**/*.test.ts'], {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  }).map((file) => [
    file,
    [...read(file).matchAll(/\btags?: \[([^\]]*)\]/g)]
      .flatMap(([, list = '']) => [...list.matchAll(/'@?([^']+)'/g)].map(([, tag = '']) => tag))
      .filter((tag) => ID.test(tag)),
  ]),
);

const filesWith = (id: string) => [...tagsOf].filter(([, tags]) => tags.includes(id)).map(([file]) => file);

test('docs/trust.md has a row for each threat and each fault', () => {
  const ids = rows.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect([...THREATS, ...FAULTS].filter((id) => !ids.includes(id))).toEqual([]);
});

test.each(rows)('$id lists the files with its tests or a manual check', ({ id, shownBy }) => {
  const [listed = ''] = shownBy.split(BY_HAND);
  const named = [...listed.matchAll(/`([^`]+)`/g)].flatMap(([, name]) =>
    [...tagsOf.keys()].filter((file) => file.endsWith(`/${name}`)),
  );
  expect(named.toSorted()).toEqual(filesWith(id).toSorted());
  expect(named.length > 0 || BY_HAND.test(shownBy)).toBe(true);
});

test('each test that docs/sessions.md names exists', () => {
  const named = [...read('docs/sessions.md').matchAll(/`([^`]+\.test\.ts)`: (.+) \|$/gm)];
  expect(named.length).toBeGreaterThan(10);
  for (const [, name = '', title = ''] of named) {
    const files = [...tagsOf.keys()].filter((file) => file.endsWith(`/${name}`));
    expect(
      files.map((file) => read(file).includes(`'${title}'`)),
      title,
    ).toEqual([true]);
  }
});

test('each test tag has a row in docs/trust.md', () => {
  const ids = new Set(rows.map(({ id }) => id));
  const used = [...tagsOf.values()].flat();
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((id) => !ids.has(id))).toEqual([]);
});
