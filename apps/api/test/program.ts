import type { AccessScope } from '@saffron/contracts/access-token-fields';
import type { CreatedAccessToken } from '@saffron/contracts/access-tokens';
import { Visitor } from './start-app.ts';

/** A client with an access token instead of cookies. */
export class Program extends Visitor {
  readonly token: string;

  constructor(url: string, token: string) {
    super(url);
    this.token = token;
    const { fetch } = this;
    this.fetch = (path, init = {}) => {
      const headers = new Headers(init.headers);
      if (!headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
      return fetch(path, { ...init, headers });
    };
  }
}

/** A program with a new access token of a user. */
export async function programOf(
  owner: Visitor,
  scopes: AccessScope[] = ['guide:read', 'ask'],
): Promise<Program & CreatedAccessToken> {
  const created = await owner.trpc.accounts.createAccessToken.mutate({ name: 'A program', scopes, days: 30 });
  return Object.assign(new Program(owner.url, created.token), created);
}
