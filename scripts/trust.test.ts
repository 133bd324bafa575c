import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

const ID = /^(?:a\d{1,2}|b-[a-z\d]+(?:-[a-z\d]+)*)$/;
const BY_HAND = /checked by hand: \S/;
const FAULTS = [
  ...['db-down-at-start', 'db-lost', 'half-open', 'pglite-kill-9', 'power-loss', 'two-processes', 'disk-full'],
  ...['kill-during-first-init', 'event-loop', 'duplicate-submit', 'crash-after-send', 'upstream-429', 'spend-cap'],
  ...['upstream-5xx', 'no-headers', 'mid-stream-stall', 'cut', 'error-after-200', 'malformed-line', 'pinecone-down'],
  ...['pinecone-stale', 'client-disconnects', 'reconnect-elsewhere', 'sigterm', 'replica-sigkill', 'slow-readers'],
  ...['proxy-buffering', 'clock-skew', 'emoji', 'same-name-race', 'everything'],
].map((name) => `b-${name}`);
const THREATS = Array.from({ length: 42 }, (_, index) => `a${index + 1}`);

/** The rows of the tables of threats and faults. */
const rows = read('docs/trust.md')
  .split('\n')
  .map((line) => line.slice(1, -1).split(' | '))
  .map(([id = '', ...cells]) => ({ id: id.trim(), shownBy: cells.at(-1) ?? '' }))
  .filter(({ id }) => ID.test(id));

/** Titles of tests and of groups of tests. */
const titles = globSync(['{apps,packages}/**/*.test.{ts,tsx}', 'e2e/*.e2e.ts', 'scripts/*.test.ts'], {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
}).flatMap((file) =>
  [...read(file).matchAll(/(?:\b(?:test|it|describe)(?:\.\w+(?:\(.*?\))?)?|\]\))\(\s*(['"`])(.+?)\1,/g)].map(
    ([, , title = '']) => title,
  ),
);

/** The ids that a title begins with. */
function idsOf(title: string): string[] {
  const [list = ''] = /^(?:(?:a\d{1,2}|b-[a-z\d-]+)(?:, )?)+(?=[: ]|$)/.exec(title) ?? [];
  return list.split(', ').filter((id) => ID.test(id));
}

test('the page has a row for each threat and each fault', () => {
  const ids = rows.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect([...THREATS, ...FAULTS].filter((id) => !ids.includes(id))).toEqual([]);
});

test.each(rows)('$id is shown by tests that are there, or was checked by hand', ({ shownBy }) => {
  const named = [...shownBy.replace(BY_HAND, '').matchAll(/`([^`]+)`/g)].map(([, title = '']) => title);
  const missing = BY_HAND.test(shownBy) ? named.filter((title) => /^(a\d|b-)/.test(title)) : named;
  expect(missing.filter((title) => !titles.some((known) => known.startsWith(title)))).toEqual([]);
  expect(named.length > 0 || BY_HAND.test(shownBy)).toBe(true);
});

test('each test that is named after a row has it on the page', () => {
  const ids = new Set(rows.map(({ id }) => id));
  const named = titles.flatMap(idsOf);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});
