import { AppError } from '../../src/errors.ts';
import { createBuiltInWriter } from '../../src/features/assistant/built-in/writer.ts';
import type { Catalogue } from '../../src/features/search/snapshot/catalogue.ts';
import type { Turn } from '../../src/features/understanding/turn.ts';
import { assistantWith } from '../assistant.ts';

/** Milliseconds of processor time. */
export interface Work {
  /** The longest time without a turn of the event loop: as long, everybody else waits. */
  longest: number;
  total: number;
}

/**
 * The work of one reply, whatever a message says. In all it takes a quarter of this on two slow cores, with 10,000 restaurants; what grows
 * with the square of a message takes many times as long.
 */
export const MOST: Work = { longest: 50, total: 1_000 };

/** Answers a conversation, whose last turn has no reply yet. */
export type Answer = (turns: Turn[]) => Promise<{ text: string; ids: number[] }>;

/** The assistant with the built-in writer, as a server has it. */
export function assistantFor(catalogue: Catalogue): Answer {
  const assistant = assistantWith(catalogue, createBuiltInWriter(), { date: '2026-11-21', minute: 19 * 60 });
  return async (turns) => {
    const reply = { text: '', ids: [] as number[] };
    try {
      for await (const event of assistant.answer({ turns, dinerName: null }, new AbortController().signal)) {
        if (event.type === 'text') reply.text += event.text;
        if (event.type === 'picks') reply.ids = event.ids;
      }
    } catch (error) {
      // More than can be kept is refused, which is an answer, too.
      if (!(error instanceof AppError && error.code === 'limit_reached')) throw error;
      reply.text = error.message;
    }
    return reply;
  };
}

/** Measures what this thread does in each turn of the event loop until `job` is done. Other threads and processes do not count. */
async function measure(job: () => Promise<unknown>): Promise<Work> {
  const work: Work = { longest: 0, total: 0 };
  let looking = true;
  let before = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage(before);
    const ms = (user + system) / 1000;
    work.longest = Math.max(work.longest, ms);
    work.total += ms;
    before = process.threadCpuUsage();
    if (looking) setImmediate(look);
  };
  setImmediate(look);
  await job().finally(() => {
    looking = false;
  });
  look();
  return work;
}

const WORDS = Array.from({ length: 20_000 }, (_, no) => ((no * 2_654_435_761) % 2 ** 32).toString(36)).join(' ');
/** Milliseconds of processor time that {@link reference} takes on two slow cores that nobody else uses. */
const REFERENCE = 20;

/** The same work each time, of the kind that a reply is. */
async function reference(): Promise<void> {
  const words = new Map<string, number>();
  for (const [word] of WORDS.matchAll(/[a-z\d]+/g)) words.set(word.slice(0, 4), word.length);
  [...words.keys()].sort();
}

/** The work of a job as {@link MOST} counts it: where the machine takes longer for anything, because others use it, so does the job. */
async function workNow(job: () => Promise<unknown>, most: Work): Promise<Work> {
  const { longest, total } = await measure(job);
  if (longest <= most.longest && total <= most.total) return { longest, total };
  const slower = Math.max(1, (await measure(reference)).total / REFERENCE);
  return { longest: longest / slower, total: total / slower };
}

/** How often a job is measured before it counts as slow. */
const TRIES = 10;

/**
 * The work of a job. Where it is more than `most`, it is done and measured again, and the least counts: compiling, collecting garbage
 * and other processes take their time at random, but what is slow is slow each time.
 */
export async function workOf(job: () => Promise<unknown>, most = MOST): Promise<Work> {
  let work = await workNow(job, most);
  for (let tries = 1; tries < TRIES && (work.longest > most.longest || work.total > most.total); tries++) {
    const { longest, total } = await workNow(job, most);
    work = { longest: Math.min(longest, work.longest), total: Math.min(total, work.total) };
  }
  return work;
}
