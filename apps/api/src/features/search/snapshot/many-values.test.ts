// @module-tag long
import { expect, test } from 'vitest';
import { restaurant } from '../../../../test/example-guide.ts';
import { finish } from '../../../slices.ts';
import { createSnapshot } from './create-snapshot.ts';
import { LiveSnapshot } from './live-snapshot.ts';

/** Processor milliseconds: more than one step takes with thousands of values, and far less than all of them take at once. */
const STEP = 40;

const word = (at: number): string =>
  [...at.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('');

test.each(['tag', 'cuisine', 'neighborhood'] as const)(
  'a change of a guide with thousands of values is read in small steps: %s',
  { tags: ['a45'], timeout: 30_000 },
  (field) => {
    createSnapshot([]);
    const values = Array.from({ length: 24_000 }, (_, at) => `Zest ${word(at)}quo lumen`);
    const each = field === 'tag' ? 8 : 1;
    const rows = Array.from({ length: 3000 }, (_, at) =>
      restaurant(at + 1, { [field]: values.slice(at * each, (at + 1) * each).join(', ') }),
    );
    const snapshot = new LiveSnapshot();
    finish(snapshot.absorb(rows, []));
    const steps = snapshot.absorb([restaurant(9001, { [field]: 'Another one' })], []);
    let longest = 0;
    for (let done = false; !done; ) {
      const before = process.threadCpuUsage();
      done = steps.next().done === true;
      const { user, system } = process.threadCpuUsage(before);
      longest = Math.max(longest, (user + system) / 1000);
    }
    expect(longest).toBeLessThan(STEP);
  },
);
