import type { Database } from '@saffron/db/client';
import type { Schema } from '@saffron/db/schema';
import { type Kysely, sql } from 'kysely';
import { CLAUDE_LIMITS } from '../../../src/features/assistant/claude/limits.ts';
import type { FakeAnthropic, FakeRequest } from '../../fakes/anthropic.ts';
import type { FakeUsage } from '../../fakes/anthropic-script.ts';
import type { Ask, Journal } from './journal.ts';

interface Row {
  id: number;
  user_id: number;
  message: string;
  response: string;
  status: string;
}

interface LedgerRow {
  chat_id: number;
  user_id: number;
  input: number;
  output: number;
  settled: boolean;
}

/** Compares the database with everything the server acknowledged. Adds differences to the journal's violations. */
export async function check({ db }: Database, anthropic: FakeAnthropic, journal: Journal): Promise<void> {
  const { rows: chats } = await sql<Row>`
    select id, chats.user_id, message, response, status from chats join replies on chat_id = id`.execute(db);
  const { rows: ledger } = await sql<LedgerRow>`
    select chat_id, user_id, input_tokens as input, output_tokens as output, settled_at is not null as settled
    from token_ledger`.execute(db);
  for (const ask of journal.asks) checkAsk(ask, chats, journal);
  for (const { id, status } of chats)
    journal.expect(status !== 'streaming', () => `chat ${id} is being written for ever`);
  for (const { chat_id, settled } of ledger) journal.expect(settled, () => `chat ${chat_id} is not settled`);
  checkLimits(ledger, journal);
  checkBill(chats, ledger, anthropic.requests, journal);
  await checkGuideAndTitles(db, journal);
}

function checkAsk(ask: Ask, chats: Row[], { violations }: Journal): void {
  const stored = chats.filter(({ message }) => message === ask.message);
  if (stored.length > 1) violations.push(`${ask.marker} is there ${stored.length} times`);
  if (ask.chatId === null || ask.isGone) return;
  const [chat] = stored;
  if (!chat) violations.push(`${ask.marker} was acknowledged and is gone`);
  else if (ask.outcome === 'complete' || ask.outcome === 'stopped') {
    if (chat.status !== ask.outcome)
      violations.push(`${ask.marker} was told to be ${ask.outcome} and is ${chat.status}`);
    if (chat.response !== ask.text) violations.push(`${ask.marker}: what was told is not what is kept`);
  }
}

function checkLimits(ledger: LedgerRow[], { limits, violations }: Journal): void {
  for (const [userId, limit] of limits) {
    const used = ledger
      .filter((row) => row.user_id === userId)
      .reduce((sum, { input, output }) => sum + input + output, 0);
    if (used > limit) violations.push(`user ${userId} used ${used} of ${limit} tokens`);
  }
}

/**
 * Checks that the ledger records the tokens Anthropic reported for each message, and that it was answered once. When the server was stopped in the
 * middle of a request, later counts may not have arrived: any reported count, or none, is valid. A
 * stopped writer adds an estimate of the input and output that were not reported, within the reservation.
 */
function checkBill(chats: Row[], ledger: LedgerRow[], requests: readonly FakeRequest[], journal: Journal): void {
  const byMarker = Map.groupBy(requests, markerOf);
  const wereKilled = (journal.counts['fault: kill'] ?? 0) > 0;
  for (const ask of journal.asks) {
    const answered = (byMarker.get(ask.marker) ?? []).filter(({ stated }) => stated.length > 0);
    journal.expect(answered.length <= 1, () => `${ask.marker} was answered ${answered.length} times`);
    const stated = answered.flatMap((request) => request.stated.map(totalOf));
    const chatId = ask.chatId ?? chats.find(({ message }) => message === ask.message)?.id;
    const row = ledger.find(({ chat_id }) => chat_id === chatId);
    const recorded = row ? row.input + row.output : 0;
    const wasCut = ask.isStopped || (wereKilled && ask.outcome !== 'complete');
    const possible = wasCut ? [0, ...stated] : [stated.at(-1) ?? 0];
    // Without a row, a deleted or unacknowledged message has nothing to compare.
    if (!row && ask.isGone) continue;
    journal.expect(
      possible.includes(recorded) ||
        (wasCut && recorded > Math.min(...stated, CLAUDE_LIMITS.reply) && recorded <= CLAUDE_LIMITS.reply) ||
        (wasCut && stated.length === 0 && recorded <= CLAUDE_LIMITS.reply),
      () => `${ask.marker}: ${recorded} tokens are recorded, ${possible.join(' or ')} were billed`,
    );
  }
}

function markerOf({ body }: FakeRequest): string {
  const text = body.messages.flatMap(({ content }) => content.map((block) => block.text ?? '')).join('\n');
  return text.match(/\[ask \d+-\d+\]/g)?.at(-1) ?? '';
}

const totalOf = (usage: FakeUsage): number =>
  usage.input_tokens + usage.cache_creation_input_tokens + usage.cache_read_input_tokens + usage.output_tokens;

async function checkGuideAndTitles(db: Kysely<Schema>, journal: Journal): Promise<void> {
  const restaurants = await db.selectFrom('restaurants_saffron').select(['id', 'name']).execute();
  const names = new Map(restaurants.map(({ id, name }) => [id, name]));
  for (const [id, name] of journal.restaurants) {
    journal.expect(names.get(id) === name, () => `restaurant ${id} is ${names.get(id)}, and ${name} was acknowledged`);
  }
  const sessions = await db.selectFrom('chat_sessions').select(['id', 'title']).execute();
  const titles = new Map(sessions.map(({ id, title }) => [id, title]));
  for (const [id, title] of journal.titles) {
    if (title === null || journal.deletedSessions.has(id)) continue;
    journal.expect(titles.get(id) === title, () => `session ${id} is ${titles.get(id)}, and ${title} was acknowledged`);
  }
  for (const id of journal.deletedSessions) {
    journal.expect(!titles.has(id), () => `session ${id} was deleted and is there`);
  }
}
