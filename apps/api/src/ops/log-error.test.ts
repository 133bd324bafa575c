import { expect, test } from 'vitest';
import { loggedError } from './log-error.ts';

const CANARY = 'what-a-diner-wrote';

test('a logged error keeps the location and cause but no user input', { tags: ['a41'] }, () => {
  const database = Object.assign(new Error('null value in column "name" violates not-null constraint'), {
    code: '23502',
    constraint: 'name_not_null',
    detail: `Failing row contains (1, ${CANARY}).`,
    where: `unnamed portal parameter $1 = '${CANARY}'`,
  });
  const outer = new Error('It was not saved', { cause: database });
  const logged = loggedError(outer);
  expect(logged).toMatchObject({
    type: 'Error',
    message: 'It was not saved',
    cause: { code: '23502', constraint: 'name_not_null', message: expect.stringContaining('null value in column') },
  });
  expect(logged.stack).toMatch(/^\s+at .*log-error\.test\.ts/);
  expect(JSON.stringify(logged)).not.toContain(CANARY);
});

test('a logged data exception omits the value quoted in its message', { tags: ['a41'] }, () => {
  const error = Object.assign(new Error(`invalid input syntax for type integer: "${CANARY}"`), { code: '22P02' });
  expect(JSON.stringify(loggedError(error))).not.toContain(CANARY);
  expect(loggedError(error).code).toBe('22P02');
});

test('a thrown value that is not an error is not logged', () => {
  expect(JSON.stringify(loggedError(CANARY))).not.toContain(CANARY);
});
