import { OAuth2Server } from 'oauth2-mock-server';
import type { Visitor } from '../start-app.ts';

type Claims = Record<string, unknown>;

/** A fake OpenID Connect provider with scripted claims. */
export class FakeGoogle {
  readonly #server = new OAuth2Server();
  #claims: Claims = {};
  #idToken: string | null = null;
  #more: Claims = {};

  /** @param port the port of an earlier instance, to restart the same provider */
  static async start(port = 0): Promise<FakeGoogle> {
    const fake = new FakeGoogle();
    await fake.#server.issuer.keys.generate('RS256');
    await fake.#server.start(port, '127.0.0.1');
    fake.#server.service.on('beforeTokenSigning', (token) => Object.assign(token.payload, fake.#claims));
    fake.#server.service.on('beforeResponse', (response) => {
      Object.assign(response.body, fake.#more, fake.#idToken && { id_token: fake.#idToken });
    });
    return fake;
  }

  get issuer(): string {
    return this.#server.issuer.url ?? '';
  }

  /** The settings of a server that trusts this provider. */
  get env() {
    return { GOOGLE_CLIENT_ID: 'saffron', GOOGLE_CLIENT_SECRET: 'a secret', GOOGLE_ISSUER: this.issuer };
  }

  /** Sets the claims of the next ID tokens; `subject@example.com` is verified by default. */
  setUser(subject: string, claims: Claims = {}): void {
    this.#idToken = null;
    this.#more = {};
    this.#claims = { sub: subject, email: `${subject}@example.com`, email_verified: true, ...claims };
  }

  /** Sets the raw ID token to return. */
  setIdToken(idToken: string): void {
    this.#idToken = idToken;
  }

  /** Adds fields to the next answers with a token, until {@link setUser}. */
  addToAnswer(fields: Claims): void {
    this.#more = fields;
  }

  stop(): Promise<void> {
    return this.#server.stop();
  }
}

/** Starts a sign-in and returns the authorization request and the callback URL with its code. The query is such as `?to=/list`. */
export async function goToGoogle(visitor: Visitor, query = ''): Promise<{ asked: URL; back: URL }> {
  const start = await visitor.fetch(`/api/auth/google${query}`);
  const asked = new URL(start.headers.get('location') ?? '', visitor.url);
  const answer = await fetch(asked, { redirect: 'manual' });
  return { asked, back: new URL(answer.headers.get('location') ?? '') };
}

/** Opens the callback URL as a browser does: by a cross-site navigation. */
export function comeBack(visitor: Visitor, back: URL): Promise<Response> {
  return visitor.fetch(`${back.pathname}${back.search}`, {
    headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  });
}

export async function signInWithGoogle(visitor: Visitor, query = ''): Promise<Response> {
  const { back } = await goToGoogle(visitor, query);
  return await comeBack(visitor, back);
}
