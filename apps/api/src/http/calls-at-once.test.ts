import { expect, test } from 'vitest';
import { STREAMS } from '../../../../packages/client/src/generated/client.ts';
import { begunBy } from './calls-at-once.ts';

test('what streams a reply counts as a stream', { tags: ['a35'] }, () => {
  const sent = [...STREAMS].filter((path) => path !== 'chat.history');
  expect(begunBy(sent)).toEqual({ calls: 0, streams: sent.length });
});
