import type { Restaurant } from '@saffron/contracts/guide';
import type { Schema } from '@saffron/db/schema';
import type { Kysely } from 'kysely';
import type { Reader } from '../../auth.ts';
import { displayName } from '../accounts/current-user.ts';

/** Who reads the guide: editors see the email addresses of authors, users their display names. */
export type Audience = 'editors' | 'users';

export function audienceOf({ role }: Reader): Audience {
  return role === 'user' ? 'users' : 'editors';
}

/** Names authors for users. Keeps the names that it has read, so use it for a single response or cached value. */
export function createNaming() {
  const names = new Map<string, string>();

  return {
    /** Reads the names of these authors. Authors that are not email addresses, such as `import`, keep their text. */
    read: async (db: Kysely<Schema>, authors: readonly (string | null)[]): Promise<void> => {
      const unread = new Set(authors.filter((author) => author?.includes('@') && !names.has(author)));
      const addresses = [...unread].filter((address) => address !== null);
      if (addresses.length === 0) return;
      const accounts = await db
        .selectFrom('users')
        .select(['username', 'name'])
        .where('username', 'in', addresses)
        .execute();
      for (const username of addresses) names.set(username, displayName({ username, name: null }));
      for (const account of accounts) names.set(account.username, displayName(account));
    },

    nameOf: <Author extends string | null>(author: Author): string | Author =>
      author === null ? author : (names.get(author) ?? author),
  };
}

type Naming = ReturnType<typeof createNaming>;

/** The restaurants as this audience sees them. */
export async function presentTo(
  audience: Audience,
  db: Kysely<Schema>,
  restaurants: Restaurant[],
  naming: Naming = createNaming(),
): Promise<Restaurant[]> {
  if (audience === 'editors') return restaurants;
  const { read, nameOf } = naming;
  await read(
    db,
    restaurants.flatMap(({ addedBy, updatedBy, last_edited_by }) => [addedBy, updatedBy, last_edited_by]),
  );
  return restaurants.map((restaurant) => ({
    ...restaurant,
    addedBy: nameOf(restaurant.addedBy),
    updatedBy: nameOf(restaurant.updatedBy),
    last_edited_by: nameOf(restaurant.last_edited_by),
  }));
}

/**
 * The restaurants with the role of whoever added them in place of the address, where that is an editor: what they add is vouched for as what was
 * imported is.
 */
export async function withEditorsAsAuthors(db: Kysely<Schema>, restaurants: Restaurant[]): Promise<Restaurant[]> {
  const addresses = [...new Set(restaurants.flatMap(({ addedBy }) => (addedBy?.includes('@') ? addedBy : [])))];
  if (addresses.length === 0) return restaurants;
  const editors = await db
    .selectFrom('users')
    .select(['username', 'role'])
    .where('username', 'in', addresses)
    .where('role', '!=', 'user')
    .execute();
  const roles = new Map(editors.map(({ username, role }) => [username, role]));
  return restaurants.map((one) => ({ ...one, addedBy: roles.get(one.addedBy ?? '') ?? one.addedBy }));
}
