import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { buildDocument } from '../src/rest/openapi/document.ts';
import { groups, routes } from '../src/rest/routes.ts';

const document = buildDocument(groups, 'saffron');

/** The findings of Redocly's recommended rules, with warnings as errors. */
async function lint(source: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source: JSON.stringify(source), absoluteRef: '/openapi.json', config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
}

test("the document passes Redocly's recommended rules without a warning", async () => {
  expect(await lint(document)).toEqual([]);
});

test('the linter finds a broken example and a missing summary', async () => {
  const broken = structuredClone(document);
  const login = broken.paths['/api/login']?.post;
  const list = broken.paths['/api/restaurants']?.get?.responses['200'];
  if (!login || !list) throw new Error('nothing to break');
  login.summary = '';
  const schema = { $ref: '#/components/schemas/Restaurant' };
  Object.assign(list, { content: { 'application/json': { schema, example: { id: 'eleven' } } } });
  const found = (await lint(broken)).join('\n');
  expect(found).toContain('operation-summary');
  expect(found).toContain('no-invalid-media-type-examples');
});

test('the document contains exactly the documented paths', () => {
  const inDocument = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const rows = routes.map(({ method, path }) => `${method} ${path.replace(/:\w+/, '{id}')}`);
  expect(inDocument.toSorted()).toEqual([...rows, 'GET /api/auth/google'].toSorted());
});

test('each operation has a summary, a described tag and its error responses', () => {
  const tags = document.tags.map(({ name }) => name);
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, { summary, tags: own, responses }] of Object.entries(operations)) {
      const place = `${method} ${path}`;
      expect(summary, place).toMatch(/^[A-Z].*\.$/);
      expect(tags, place).toContain(own[0]);
      if (path !== '/api/auth/google')
        expect(Object.keys(responses), place).toEqual(expect.arrayContaining(['403', '503']));
    }
  }
});

test('schemas are strict for responses, lenient for requests, and omit the safe integer limits', () => {
  const { Card, CurrentUser, SendMessage } = document.components.schemas;
  expect(Card).toMatchObject({ additionalProperties: false, properties: { id: { type: 'string' } } });
  expect(CurrentUser).toMatchObject({ properties: { role: { $ref: '#/components/schemas/Role' } } });
  expect(SendMessage).not.toHaveProperty('additionalProperties');
  expect(SendMessage).toMatchObject({
    properties: { message: { minLength: 1, maxLength: 4000 } },
    required: ['message'],
  });
  expect(JSON.stringify(document)).not.toContain('9007199254740991');
});
