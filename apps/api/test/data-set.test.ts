import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playDialogue } from '../../../bench/quality/data-set/score.ts';

const EVAL = fileURLToPath(new URL('../../../bench/eval.ts', import.meta.url));
const place = { name: 'Luna', neighborhood: 'West', cuisine: 'Thai', phone: '555 123' };

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'data-set-'));
});
afterAll(() => rm(directory, { recursive: true }));

/** Runs npm run eval on dialogues. What it exits with is part of what it says. */
async function evaluated(dialogues: string): Promise<string> {
  await writeFile(join(directory, 'restaurants.json'), JSON.stringify([place]));
  await writeFile(join(directory, 'dialogues.dev.json'), dialogues);
  const run = promisify(execFile)(process.execPath, [EVAL, '--data', directory, '--details']);
  const ended = await run.catch((error: { stdout: string; stderr: string; code: number }) => error);
  return `${ended.stdout}${ended.stderr}exit ${'code' in ended ? ended.code : 0}`;
}

test.each(['constructor', 'toString', '__proto__', 'unheard of'])(
  '%s is a request that no field answers',
  async (name) => {
    const reply = { text: 'Luna: 555 123.', cards: [], took: 1 };
    const turns = [{ user: 'thai', constraints: null, requests: [name, 'phone'] }];
    const { tally } = await playDialogue({ id: '1', turns }, { send: async () => reply }, [place], []);
    expect(tally.requests).toEqual({ hits: 1, of: 1 });
  },
);

test('a data set cannot give orders to the terminal', { tags: ['long', 'a72'], timeout: 120_000 }, async () => {
  const orders = '\u001b]0;title\u0007\u001b[2J';
  // A greeting tells no phone number: the id is printed with what is missed.
  const turns = [{ user: 'hello', constraints: null, requests: ['phone'] }];
  const scored = await evaluated(JSON.stringify([{ id: `${orders}7`, turns }]));
  expect(scored).toContain('\ufffd]0;title\ufffd\ufffd[2J7: ');
  expect(scored).toMatch(/1 dialogues in dev[\s\S]*exit 0$/);
  const refused = await evaluated(orders);
  expect(refused).toMatch(/is not valid JSON[\s\S]*exit 1$/);
  const [control] = /[^\P{Cc}\n]/u.exec(scored + refused) ?? [];
  expect(control).toBeUndefined();
});
