import type { PromptSettings } from '@saffron/contracts/admin';
import { PROMPT_CHANGED_MEANWHILE } from '@saffron/contracts/admin-texts';
import type { Schema } from '@saffron/db/schema';
import { type Kysely, sql } from 'kysely';
import type { Admin } from '../../auth.ts';
import { AppError } from '../../errors.ts';
import { DEFAULT_SYSTEM_PROMPT } from '../assistant/system-prompt.ts';

export type Settings = ReturnType<typeof createSettings>;

const PROMPT = 'system_prompt';
/** The prompt before the last change. */
const PROMPT_BEFORE = 'system_prompt_before';
/** An empty prompt cannot be saved. A stored empty value means the default, which may change with each release. */
const RESTORED = '';

/** Settings that admins can change at run time. */
export function createSettings(db: Kysely<Schema>) {
  /**
   * @param seen the `updatedAt` that the editor last read; undefined overwrites unconditionally
   * @throws AppError `conflict` if the prompt was changed after `seen`
   */
  const change = (admin: Admin, value: string, seen?: string | null): Promise<PromptSettings> =>
    db.transaction().execute(async (trx) => {
      // Serializes concurrent saves, even if the row does not exist yet.
      await sql`select pg_advisory_xact_lock(hashtext('saffron: system prompt'))`.execute(trx);
      const now = await promptSettings(trx);
      if (seen !== undefined && seen !== now.updatedAt) throw new AppError('conflict', PROMPT_CHANGED_MEANWHILE);
      await put(trx, admin, PROMPT_BEFORE, now.prompt);
      await put(trx, admin, PROMPT, value);
      return promptSettings(trx);
    });

  return {
    /** The assistant's system prompt, or the default. */
    systemPrompt: async (): Promise<string> => {
      const row = await db.selectFrom('system_settings').select('value').where('key', '=', PROMPT).executeTakeFirst();
      return row?.value || DEFAULT_SYSTEM_PROMPT;
    },

    /** Takes effect with the next reply on every replica. */
    setSystemPrompt: async (admin: Admin, prompt: string): Promise<string> => (await change(admin, prompt)).prompt,

    /** The prompt with its last change. */
    prompt: (_admin: Admin): Promise<PromptSettings> => promptSettings(db),

    /** @throws AppError `conflict` if the prompt was changed after `seen` */
    savePrompt: (admin: Admin, prompt: string, seen: string | null) => change(admin, prompt, seen),

    /** @throws AppError `conflict` if the prompt was changed after `seen` */
    restorePrompt: (admin: Admin, seen: string | null) => change(admin, RESTORED, seen),
  };
}

async function put(db: Kysely<Schema>, admin: Admin, key: string, value: string): Promise<void> {
  // Not now(), which is the start of the transaction: one that waited for the lock may have started before the
  // previous change.
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
