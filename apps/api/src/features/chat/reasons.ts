import { type CardReason, cardReason } from '@saffron/contracts/guide';
import type { Schema } from '@saffron/db/schema';
import type { Kysely } from 'kysely';
import { z } from 'zod';

const reasons = z.record(z.string(), cardReason);

/** Why the restaurants of a reply were picked, by their ids, as stored with it; nothing for the replies of earlier releases. */
export const storedReasons = (stored: unknown): Record<string, CardReason> => reasons.safeParse(stored).data ?? {};

/** The same for the reply to a message. */
export async function reasonsOf(db: Kysely<Schema>, chatId: number): Promise<Record<string, CardReason>> {
  const row = await db.selectFrom('replies').select('reasons').where('chat_id', '=', chatId).executeTakeFirst();
  return storedReasons(row?.reasons);
}
