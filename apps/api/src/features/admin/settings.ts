import type { PromptSettings } from '@saffron/contracts/admin';
import { PROMPT_CHANGED_MEANWHILE } from '@saffron/contracts/admin-texts';
import type { Schema } from '@saffron/db/schema';
import { type Kysely, sql } from 'kysely';
import type { Admin } from '../../auth.ts';
import { AppError } from '../../errors.ts';
import { DEFAULT_SYSTEM_PROMPT } from '../assistant/system-prompt.ts';

export type Settings = ReturnType<typeof createSettings>;

const PROMPT = 'system_prompt';
/** What the last change of the prompt replaced. */
const PROMPT_BEFORE = 'system_prompt_before';
/** Nobody can save an empty prompt; a stored one is a restored default, which follows the product's from release to release. */
const RESTORED = '';

/** What an administrator may change while the server runs. */
export function createSettings(db: Kysely<Schema>) {
  /**
   * @param seen when the prompt that is replaced was last changed, as whoever replaces it knows; undefined replaces any
   * @throws AppError `conflict` when it was changed later
   */
  const change = (admin: Admin, value: string, seen?: string | null): Promise<PromptSettings> =>
    db.transaction().execute(async (trx) => {
      // Two who save at the same time queue here, also while there is no row yet that could be locked.
      await sql`select pg_advisory_xact_lock(hashtext('saffron: system prompt'))`.execute(trx);
      const now = await promptSettings(trx);
      if (seen !== undefined && seen !== now.updatedAt) throw new AppError('conflict', PROMPT_CHANGED_MEANWHILE);
      await put(trx, admin, PROMPT_BEFORE, now.prompt);
      await put(trx, admin, PROMPT, value);
      return promptSettings(trx);
    });

  return {
    /** The assistant's system prompt; the default one while nobody saved another. */
    systemPrompt: async (): Promise<string> => {
      const row = await db.selectFrom('system_settings').select('value').where('key', '=', PROMPT).executeTakeFirst();
      return row?.value || DEFAULT_SYSTEM_PROMPT;
    },

    /** From the next reply on, on every replica. */
    setSystemPrompt: async (admin: Admin, prompt: string): Promise<string> => (await change(admin, prompt)).prompt,

    /** The prompt with its last change. */
    prompt: (_admin: Admin): Promise<PromptSettings> => promptSettings(db),

    /** @throws AppError `conflict` when somebody else changed the prompt since it was `seen` */
    savePrompt: (admin: Admin, prompt: string, seen: string | null) => change(admin, prompt, seen),

    /** @throws AppError `conflict` when somebody else changed the prompt since it was `seen` */
    restorePrompt: (admin: Admin, seen: string | null) => change(admin, RESTORED, seen),
  };
}

async function put(db: Kysely<Schema>, admin: Admin, key: string, value: string): Promise<void> {
  // Not now(): a transaction that waited for its turn began before the change that it follows.
  const row = { value, updated_by: admin.id, updated_at: sql<Date>`clock_timestamp()` };
  await db
    .insertInto('system_settings')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

async function promptSettings(db: Kysely<Schema>): Promise<PromptSettings> {
  const rows = await db
    .selectFrom('system_settings')
    .leftJoin('users', 'users.id', 'updated_by')
    .select(['key', 'value', 'updated_at', 'username', 'name'])
    .where('key', 'in', [PROMPT, PROMPT_BEFORE])
    .execute();
  const current = rows.find(({ key }) => key === PROMPT);
  const prompt = current?.value || DEFAULT_SYSTEM_PROMPT;
  return {
    prompt,
    isDefault: prompt === DEFAULT_SYSTEM_PROMPT,
    previous: rows.find(({ key }) => key === PROMPT_BEFORE)?.value ?? null,
    updatedAt: current?.updated_at.toISOString() ?? null,
    updatedBy: current?.username ? { username: current.username, name: current.name } : null,
  };
}
