// @module-tag long
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSnapshot } from '../../src/features/search/snapshot/create-snapshot.ts';
import { LiveSnapshot } from '../../src/features/search/snapshot/live-snapshot.ts';
import { finish } from '../../src/slices.ts';
import { restaurant } from '../example-guide.ts';
import { workOf } from './work.ts';

/** More than one step takes with thousands of values, and far less than all of them take at once. */
const STEP = { longest: 40, total: Number.POSITIVE_INFINITY };

const word = (at: number): string =>
  [...at.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('');

test.each(['tag', 'cuisine', 'neighborhood'] as const)(
  'a change of a guide with thousands of values is read in small steps: %s',
  { tags: ['a45'], timeout: 60_000 },
  async (field) => {
    createSnapshot([]);
    const values = Array.from({ length: 24_000 }, (_, at) => `Zest ${word(at)}quo lumen`);
    const each = field === 'tag' ? 8 : 1;
    const rows = Array.from({ length: 3000 }, (_, at) =>
      restaurant(at + 1, { [field]: values.slice(at * each, (at + 1) * each).join(', ') }),
    );
    const snapshot = new LiveSnapshot();
    finish(snapshot.absorb(rows, []));
    let id = 9000;
    const change = async () => {
      id += 1;
      const steps = snapshot.absorb([restaurant(id, { [field]: `Another ${word(id)}` })], []);
      while (!steps.next().done) await turn();
    };
    expect((await workOf(change, STEP)).longest).toBeLessThanOrEqual(STEP.longest);
  },
);
