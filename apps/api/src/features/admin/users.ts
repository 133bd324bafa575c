import type { Role } from '@saffron/contracts/accounts';
import type { UserSummary } from '@saffron/contracts/admin';
import { LAST_ADMIN, USER_NOT_FOUND } from '@saffron/contracts/admin-texts';
import { NOT_ALLOWED } from '@saffron/contracts/texts';
import type { Schema } from '@saffron/db/schema';
import type { Kysely } from 'kysely';
import type { Admin } from '../../auth.ts';
import { AppError } from '../../errors.ts';

export type Users = ReturnType<typeof createUsers>;

/** Account management for admins. */
export function createUsers(db: Kysely<Schema>) {
  return {
    /** All accounts, oldest first. */
    list: async (_admin: Admin): Promise<UserSummary[]> => {
      const rows = await db
        .selectFrom('users')
        .select(['id', 'username', 'name', 'role', 'token_limit'])
        .orderBy('id')
        .execute();
      return rows.map(({ token_limit, ...user }) => ({ ...user, tokenLimit: token_limit }));
    },

    /** @throws AppError `not_found`; `conflict` if no admin would be left; `not_allowed` if the admin has lost the role meanwhile */
    setRole: (admin: Admin, userId: number, role: Role): Promise<{ id: number; role: Role }> =>
      db.transaction().execute(async (trx) => {
        // Serializes admins who demote each other concurrently, so that one admin remains.
        const admins = await trx
          .selectFrom('users')
          .select('id')
          .where('role', '=', 'admin')
          .orderBy('id')
          .forUpdate()
          .execute();
        // Calls that were under way when the role was taken would give it back.
        if (!admins.some(({ id }) => id === admin.id)) throw new AppError('not_allowed', NOT_ALLOWED);
        const isLast = admins.length === 1 && admins[0]?.id === userId;
        if (isLast && role !== 'admin') throw new AppError('conflict', LAST_ADMIN);
        const user = await trx
          .updateTable('users')
          .set({ role })
          .where('id', '=', userId)
          .returning(['id', 'role'])
          .executeTakeFirst();
        if (!user) throw new AppError('not_found', USER_NOT_FOUND);
        return user;
      }),

    /**
     * @param limit tokens a day; null restores the default
     * @throws AppError `not_found`
     */
    setTokenLimit: async (_admin: Admin, userId: number, limit: number | null) => {
      const user = await db
        .updateTable('users')
        .set({ token_limit: limit })
        .where('id', '=', userId)
        .returning(['id', 'token_limit'])
        .executeTakeFirst();
      if (!user) throw new AppError('not_found', USER_NOT_FOUND);
      return { userId: user.id, tokenLimit: user.token_limit };
    },
  };
}
