import { TOO_MANY_ATTEMPTS } from '@saffron/contracts/account-texts';
import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

/** Fake hashing that completes when the gate opens. */
function gatedHashing() {
  const gate = Promise.withResolvers<void>();
  const work = { begun: 0 };
  const take = async <T>(result: T): Promise<T> => {
    work.begun += 1;
    await gate.promise;
    return result;
  };
  return { work, open: gate.resolve, hashing: { hash: () => take('$argon2id$'), verify: () => take(true) } };
}

test('hashes three passwords at a time, queues 250 and refuses the rest immediately', {
  tags: ['a8'],
}, async () => {
  const { work, open, hashing } = gatedHashing();
  const passwords = createPasswords(hashing);
  const attempts = Array.from({ length: 400 }, (_, index) =>
    index % 2
      ? passwords.hash('secret', `address ${index}`)
      : passwords.matches('secret', '$argon2id$', `address ${index}`),
  );
  const refused = attempts.map((attempt) => attempt.then(() => false).catch((error: Error) => error.message));
  await expect(Promise.race(refused)).resolves.toBe(TOO_MANY_ATTEMPTS);
  expect(work.begun).toBeLessThanOrEqual(3);
  open();
  const outcomes = await Promise.all(refused);
  const done = outcomes.filter((outcome) => outcome === false).length;
  expect(done).toBeGreaterThanOrEqual(250);
  expect(done).toBeLessThanOrEqual(254);
  expect(outcomes.filter((outcome) => outcome === TOO_MANY_ATTEMPTS)).toHaveLength(400 - done);
  // The queue has room again.
  await expect(passwords.hash('secret', 'address 1')).resolves.toBe('$argon2id$');
});
