import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { router } from './router.tsx';

test.each(['/reviews?q=[]', '/reviews?q={}&creator=[1]&page={}', '/login?error=[]', '/home?session={}'])(
  'values of the wrong type do not reach a screen: %s',
  async (address) => {
    router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [address] }) });
    await router.load();
    expect(JSON.stringify(router.state.matches.at(-1)?.search)).toBe('{}');
  },
);
