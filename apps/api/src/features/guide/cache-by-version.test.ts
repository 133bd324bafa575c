import { expect, test } from 'vitest';
import { deferredWork, flushPromises } from '../../../test/deferred-work.ts';
import { cacheByVersion } from './cache-by-version.ts';

test('builds one value per version, one at a time', async () => {
  let version = 1;
  const { begun, work } = deferredWork<{ version: number }>();
  const current = cacheByVersion(() => Promise.resolve(version), work);
  const early = [current(), current()];
  await flushPromises();
  version = 2;
  const late = [current(), current()];
  await flushPromises();
  expect(begun).toHaveLength(1);

  begun[0]?.resolve({ version: 1 });
  expect(await Promise.all(early)).toEqual([{ version: 1 }, { version: 1 }]);
  await flushPromises();
  expect(begun).toHaveLength(2);
  begun[1]?.resolve({ version: 2 });
  expect(await Promise.all(late)).toEqual([{ version: 2 }, { version: 2 }]);
  expect(await current()).toEqual({ version: 2 });
  expect(begun).toHaveLength(2);
});

test('retries a failed build for the next caller', async () => {
  const { begun, work } = deferredWork<{ version: number }>();
  const current = cacheByVersion(() => Promise.resolve(1), work);
  const first = current();
  await flushPromises();
  begun[0]?.reject(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  const second = current();
  await flushPromises();
  begun[1]?.resolve({ version: 1 });
  expect(await second).toEqual({ version: 1 });
});

test('an older version, as after a restored backup, is rebuilt', async () => {
  let version = 9;
  const current = cacheByVersion(
    () => Promise.resolve(version),
    () => Promise.resolve({ version, made: `at ${version}` }),
  );
  expect(await current()).toMatchObject({ made: 'at 9' });
  version = 3;
  expect(await current()).toMatchObject({ made: 'at 3' });
});
