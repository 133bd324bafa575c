import type { Env } from '../../../env.ts';

export interface PineconeSettings {
  apiKey: string;
  /** Index name; the index is created if it does not exist. */
  index: string;
  /** URL of the control plane; null for Pinecone's default. */
  controllerHost: string | null;
  /** Maximum milliseconds a search may take. */
  deadline: number;
}

/** Keeps a search, including overhead, below 300 ms. */
const DEADLINE = 250;

/** @returns null if no API key is set; Pinecone is then not used */
export function pineconeSettings(env: Env): PineconeSettings | null {
  if (!env.PINECONE_API_KEY) return null;
  return {
    apiKey: env.PINECONE_API_KEY,
    index: env.PINECONE_INDEX,
    controllerHost: env.PINECONE_CONTROLLER_HOST ?? null,
    deadline: DEADLINE,
  };
}
