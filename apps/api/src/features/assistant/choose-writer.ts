import type { Env } from '../../env.ts';
import { createBuiltInWriter } from './built-in/writer.ts';
import { createClaudeWriter } from './claude/writer.ts';
import type { Writer } from './writer.ts';

/** Claude if an API key is set, otherwise the built-in writer. */
export function createWriter(env: Env): Writer {
  if (!env.ANTHROPIC_API_KEY) return createBuiltInWriter();
  return createClaudeWriter({
    apiKey: env.ANTHROPIC_API_KEY,
    model: env.ANTHROPIC_MODEL,
    baseURL: env.ANTHROPIC_BASE_URL ?? null,
  });
}
