import type { Env } from '../../../env.ts';

export interface PineconeSettings {
  apiKey: string;
  /** The name of the index; it is made when there is none. */
  index: string;
  /** Where indexes are managed; null is Pinecone's own address. */
  controllerHost: string | null;
  /** Milliseconds that a diner waits for it. */
  deadline: number;
}

/** With what goes on around a search, less than 300 ms. */
const DEADLINE = 250;

/** @returns null without a key: then nothing of Pinecone runs */
export function pineconeSettings(env: Env): PineconeSettings | null {
  if (!env.PINECONE_API_KEY) return null;
  return {
    apiKey: env.PINECONE_API_KEY,
    index: env.PINECONE_INDEX,
    controllerHost: env.PINECONE_CONTROLLER_HOST ?? null,
    deadline: DEADLINE,
  };
}
