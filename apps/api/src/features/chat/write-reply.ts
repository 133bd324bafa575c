import { setTimeout as delay } from 'node:timers/promises';
import type { FollowUp } from '@saffron/contracts/steering';
import { NO_MESSAGE_IN_REPLY, REPLY_FAILED } from '@saffron/contracts/texts';
import type { Schema } from '@saffron/db/schema';
import type { Kysely } from 'kysely';
import { AppError, toProblem } from '../../errors.ts';
import type { Report } from '../../ops/log-error.ts';
import type { Metrics } from '../../ops/metrics.ts';
import type { Assistant } from '../assistant/service.ts';
import type { Usage } from '../assistant/writer.ts';
import { type Ending, saveEnding, saveEndingWithoutText, saveProgress, saveState, turnsUpTo } from './data.ts';
import type { LiveReply } from './live-reply.ts';

/** Save interval for text that has changed, in milliseconds. */
const SAVE_EVERY = 200;
/** Heartbeat interval for text that has not changed, in milliseconds. */
const HEARTBEAT_EVERY = 5000;
/** Exchanges of the session that the assistant receives. */
const TURNS_MAX = 20;
/** Delays between attempts to save a finished reply, in milliseconds; the last one repeats. */
const SAVE_PAUSES = [100, 300, 1000, 3000, 5000, 10_000];
/** Retries if the database is reachable but rejects the reply. */
const REJECTED_RETRIES_MAX = 2;

interface Job {
  db: Kysely<Schema>;
  assistant: Assistant;
  chatId: number;
  sessionId: number;
  dinerName: string | null;
  /** Tokens reserved for the reply. */
  tokens: number;
  live: LiveReply;
  metrics: Metrics;
  report: Report;
}

/** What is known of a reply beside its text. */
interface Known {
  usage: Usage;
  state: Ending['state'];
}

/**
 * Writes, saves, and settles a reply, independently of its readers. Never throws: a failure becomes the status of the
 * reply and is logged once per error code.
 */
export async function writeReply(given: Job): Promise<void> {
  const job = { ...given, report: oncePerCode(given) };
  const known: Known = { usage: { input: 0, output: 0, cached: 0 }, state: null };
  const saving = new AbortController();
  const saved = keepSaving(job, known, saving.signal);
  const ending = await write(job, known);
  saving.abort();
  await saved;
  const savedEnding = await save(job, ending);
  measure(job.metrics, savedEnding);
  if (!job.live.ending) job.live.change({ ending: savedEnding });
}

function oncePerCode({ chatId, report }: Job): Report {
  const seen = new Set<string>();
  return (error) => {
    const { code } = toProblem(error);
    if (!seen.has(code)) report(error, { chatId });
    seen.add(code);
  };
}

async function write(
  { db, assistant, chatId, sessionId, dinerName, tokens, live, metrics, report }: Job,
  known: Known,
): Promise<Ending> {
  const { usage } = known;
  const observeFirstChunk = metrics.firstChunk.startTimer();
  let restaurantIds: number[] = [];
  let reasons: Ending['reasons'] = {};
  let followUps: FollowUp[] = [];
  const end = (status: Ending['status'], error: Ending['error'] = null): Ending => ({
    text: live.text,
    status,
    restaurantIds,
    state: known.state,
    reasons,
    followUps,
    error,
    usage,
  });
  try {
    const turns = await turnsUpTo(db, sessionId, chatId, TURNS_MAX);
    live.change({ phase: 'thinking' });
    for await (const event of assistant.answer({ turns, dinerName, tokens }, live.signal)) {
      if (event.type === 'text') {
        if (live.text === '') observeFirstChunk();
        live.append(event.text);
      } else if (event.type === 'picks') restaurantIds = event.ids;
      else if (event.type === 'state') known.state = event.state;
      else if (event.type === 'reasons') reasons = event.reasons;
      else if (event.type === 'follow-ups') followUps = event.followUps;
      else Object.assign(usage, event.usage);
    }
    if (live.signal.aborted) return end(live.stoppedAs);
    if (live.text.trim() === '') live.append(NO_MESSAGE_IN_REPLY);
    return end('complete');
  } catch (error) {
    if (live.signal.aborted) return end(live.stoppedAs);
    report(error);
    if (error instanceof AppError) {
      return end(error.code === 'interrupted' ? 'interrupted' : 'failed', { code: error.code, message: error.message });
    }
    const { code, message } = toProblem(error);
    return end('failed', { code, message: code === 'unavailable' ? message : REPLY_FAILED });
  }
}

function measure({ replies, tokens }: Metrics, { status, usage }: Ending): void {
  replies.inc({ status });
  tokens.inc({ kind: 'input' }, usage.input);
  tokens.inc({ kind: 'output' }, usage.output);
  tokens.inc({ kind: 'cached' }, usage.cached);
}

async function keepSaving({ db, chatId, live, report }: Job, known: Known, until: AbortSignal): Promise<void> {
  let savedText = '';
  let savedAt = Date.now();
  let savedState: Ending['state'] = null;
  while (!until.aborted) {
    await delay(SAVE_EVERY, undefined, { signal: until }).catch(() => {});
    if (!until.aborted && known.state && known.state !== savedState) {
      savedState = known.state;
      // Once: a state that the database rejects must not keep the text from being saved.
      await saveState(db, chatId, known.state).catch(report);
    }
    if (until.aborted || (live.text === savedText && Date.now() - savedAt < HEARTBEAT_EVERY)) continue;
    const { text } = live;
    try {
      const next = await saveProgress(db, chatId, text, known.usage);
      if (next !== 'continue') live.stop(next);
      savedText = text;
      savedAt = Date.now();
    } catch (error) {
      // The text is still in memory; the next interval retries.
      report(error);
    }
  }
}

/**
 * Saves a finished reply. Retries while the database is unreachable; readers are told of the failure after the last
 * delay. If the database rejects the reply, its status becomes `failed`.
 *
 * @returns the state that was saved
 */
async function save({ db, chatId, live, report }: Job, ending: Ending): Promise<Ending> {
  // Nothing is kept that the database may have rejected: then the failure could not be saved either.
  const failedFor = (error: Ending['error']): Ending => ({
    ...ending,
    status: 'failed',
    restaurantIds: [],
    state: null,
    reasons: {},
    followUps: [],
    error,
  });
  for (let tries = 0; ; tries++) {
    try {
      await saveEnding(db, chatId, ending);
      return ending;
    } catch (error) {
      report(error);
      const { code, message } = toProblem(error);
      if (code !== 'unavailable' && tries >= REJECTED_RETRIES_MAX) {
        const failed = failedFor({ code: 'unexpected', message: REPLY_FAILED });
        // If this fails too, the heartbeat stops and the reply is marked as interrupted.
        await saveEndingWithoutText(db, chatId, failed).catch(report);
        return failed;
      }
      if (tries === SAVE_PAUSES.length) live.change({ ending: failedFor({ code, message }) });
      await delay(SAVE_PAUSES[tries] ?? SAVE_PAUSES.at(-1));
    }
  }
}
