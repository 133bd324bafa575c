import { randomBytes } from 'node:crypto';
import type { Restaurant } from '@saffron/contracts/guide';
import { NO_MESSAGE_IN_REPLY } from '@saffron/contracts/texts';
import { inSlices } from '../../../slices.ts';
import type { Writer, WriterEvent } from '../writer.ts';
import { catalogueText } from './catalogue.ts';
import { withExactPhones } from './exact-phones.ts';
import { ClaudeFailure, toAppError } from './failure.ts';
import { readNotes } from './guide-data.ts';
import { type ClaudeLimits, guessTokens, limitsFor } from './limits.ts';
import { settingsOf } from './model-settings.ts';
import { choosePicks, namesOf } from './picks.ts';
import { type ClaudeBrief, dropList, givenFirst, openConversation } from './prompt.ts';
import { ReplyText } from './reply-text.ts';
import { type Round, release, runRound } from './round.ts';
import { answerCalls, RESULT_TOKENS } from './tools/answer-calls.ts';
import { createUpstream, type Upstream } from './upstream.ts';
import { UsageMeter } from './usage-meter.ts';
import { warnsOf } from './warned.ts';

interface Options {
  apiKey: string;
  /** The API's base URL; null for Anthropic's. */
  baseURL: string | null;
  model: string;
  /** Overrides for tests; see {@link limitsFor}. */
  limits?: Partial<ClaudeLimits>;
}

/** A {@link Writer} that needs only part of the brief. */
interface ClaudeWriter extends Writer {
  write(brief: ClaudeBrief, signal: AbortSignal): AsyncGenerator<WriterEvent>;
}

/**
 * The writer that uses Claude. Text is passed through as it arrives. Cards are the restaurants that Claude lists by id
 * from those it received.
 */
export function createClaudeWriter({ apiKey, baseURL, model, limits: changed }: Options): ClaudeWriter {
  const settings = settingsOf(model);
  const limits = limitsFor(settings, changed);
  const upstream = createUpstream({ apiKey, baseURL, model, settings, limits });
  return {
    name: 'claude',
    model,
    needs: (message, systemPrompt) => {
      const texts = guessTokens(message) + guessTokens(systemPrompt);
      return { least: limits.least + texts, most: limits.reply + texts };
    },
    write: async function* (asked, signal) {
      const brief = { ...asked, found: { ...asked.found, candidates: [...(await asked.leads())] } };
      await brief.needs.judge([...brief.discussed, ...brief.found.candidates]);
      const { discussed, candidates } = givenFirst(brief);
      const first = [...discussed, ...candidates];
      const known = new Map([...brief.discussed, ...candidates].map((restaurant) => [restaurant.id, restaurant]));
      const said = brief.found.turns.flatMap(({ message, reply }) => [message, reply?.text ?? '']);
      yield* withExactPhones(write({ upstream, limits, brief, first, known, signal }), { restaurants: known, said });
    },
  };
}

interface Job {
  upstream: Upstream;
  limits: ClaudeLimits;
  brief: ClaudeBrief;
  /** The restaurants of which the first request has all data. */
  first: readonly Restaurant[];
  /** The restaurants that Claude received, by id. */
  known: Map<number, Restaurant>;
  signal: AbortSignal;
}

async function* write(job: Job): AsyncGenerator<WriterEvent> {
  const key = randomBytes(4).toString('hex');
  const reply = new ReplyText(key);
  const meter = new UsageMeter();
  try {
    await inSlices(readNotes(job.first));
    const listed = await job.brief.guide.catalogue();
    const { stopReason } = yield* runRounds(job, key, reply, catalogueText(listed), meter);
    yield* release(reply.end());
    yield* finish(stopReason, reply, job, listed);
  } catch (error) {
    if (job.signal.aborted) {
      // No final usage report will arrive.
      if (meter.total.input > 0) yield { type: 'usage', usage: meter.total };
      return;
    }
    if (!(error instanceof ClaudeFailure)) throw error;
    yield* release(reply.end());
    throw toAppError(error, reply.text !== '');
  }
}

/** Sends requests until Claude has answered: one, plus one per tool call. */
async function* runRounds(
  { upstream, limits, brief, first, known, signal }: Job,
  key: string,
  reply: ReplyText,
  list: string | null,
  meter: UsageMeter,
): AsyncGenerator<WriterEvent, Round> {
  const conversation = openConversation(brief, key, brief.tokens - limits.output, list);
  const given = new Set(first.map(({ id }) => id));
  let toRead = guessTokens(JSON.stringify(conversation));
  for (let round = 1; ; round++) {
    const { input, output } = meter.total;
    const maxTokens = limits.output - output;
    // A tool call means that the whole conversation is read again, so tools are offered only if enough tokens remain to
    // write the reply afterwards.
    const needed = input + output + 2 * toRead + RESULT_TOKENS + maxTokens;
    const mayCall = round < limits.rounds && needed <= brief.tokens;
    meter.nextRound();
    const sent = toRead;
    const onSend = (isSent: boolean) => meter.send(isSent ? sent : 0);
    const events = upstream.ask(conversation, { maxTokens, mayCall, onSend }, signal);
    const answer = yield* runRound(events, reply, meter, maxTokens * limits.characters);
    if (answer.stopReason !== 'tool_use' || !mayCall || meter.total.output >= limits.output) return answer;

    const { results, found, told, searched } = await answerCalls(answer.blocks, { ...brief, key, given, signal });
    if (searched.length > 0) yield { type: 'searched', constraints: searched, ids: found.map(({ id }) => id) };
    for (const restaurant of found) known.set(restaurant.id, restaurant);
    for (const { id } of told) given.add(id);
    dropList(conversation);
    conversation.messages.push({ role: 'assistant', content: answer.blocks }, { role: 'user', content: results });
    toRead = meter.conversation + guessTokens(JSON.stringify(results));
  }
}

/** Stop reasons of truncated output. */
const CUT_SHORT: ReadonlySet<string | null> = new Set(['max_tokens', 'model_context_window_exceeded']);

async function* finish(
  stopReason: string | null,
  reply: ReplyText,
  { brief, known }: Job,
  listed: readonly Restaurant[],
): AsyncGenerator<WriterEvent> {
  if (stopReason === 'refusal' || reply.text === '') {
    if (reply.text !== '') reply.breakParagraph();
    yield* release(reply.push(NO_MESSAGE_IN_REPLY));
    return;
  }
  if (CUT_SHORT.has(stopReason) && !/[.!?…。！？]["'”’)]*$/.test(reply.text)) yield { type: 'text', text: '…' };
  // A place that Claude knows from the list alone becomes a card only if the diner reads its name.
  const named = new Set(namesOf(listed)(reply.text));
  const received = new Set(known.keys());
  for (const one of listed) if (named.has(one.id) && !known.has(one.id)) known.set(one.id, one);
  const ids = choosePicks(reply.ids, reply.text, known);
  // The service shows only what was asked for.
  for (const one of await brief.guide.restaurants(ids.filter((id) => !received.has(id)))) known.set(one.id, one);
  const picks = yield* cautioned(ids, reply, brief, known);
  if (picks.length > 0) yield { type: 'picks', ids: picks };
}

/**
 * Says what stands against cards that could make the diner ill, and against other places that the reply names where the guide names the danger,
 * unless Claude has said it.
 *
 * @returns those that stay: the others, those that the message asks about, and those that Claude has warned of where the guide names nothing, or only at some times
 */
async function* cautioned(
  ids: readonly number[],
  reply: ReplyText,
  { needs }: ClaudeBrief,
  known: Job['known'],
): AsyncGenerator<WriterEvent, number[]> {
  const places = [...known.values()];
  const spoken = [...new Set([...ids, ...namesOf(places)(reply.text)])];
  await needs.judge(spoken.flatMap((id) => known.get(id) ?? []));
  const told = spoken.filter((id) => {
    const barred = needs.against(id);
    return ids.includes(id) || (barred?.health && !barred.silent && !barred.atTimes);
  });
  const warned = new Set<number>();
  for (const id of told) if (await inSlices(warnsOf(reply.text, needs.against(id), places))) warned.add(id);
  const caution = needs.caution(told.filter((id) => !warned.has(id)));
  if (caution !== '') {
    reply.breakParagraph();
    yield* release(reply.push(caution));
  }
  return ids.filter((id) => {
    const barred = needs.against(id);
    return needs.asked.has(id) || !barred?.health || ((barred.silent || barred.atTimes) && warned.has(id));
  });
}
