import { Client } from 'pg';
import { expect, inject, test } from 'vitest';

test('a temporary PostgreSQL server lets in nobody who guesses its password', { tags: ['a43'] }, async () => {
  const template = inject('template');
  const url = new URL('url' in template ? template.url.replace('{database}', 'postgres') : '');
  const own = url.password;
  expect(own.length).toBeGreaterThanOrEqual(32);
  for (const password of ['test', 'postgres', 'password', own.slice(1)]) {
    url.password = password;
    await expect(new Client(url.href).connect(), password).rejects.toMatchObject({ code: '28P01' });
  }
});
