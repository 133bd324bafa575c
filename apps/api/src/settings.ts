import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { type Env, readEnv } from './env.ts';

/**
 * Reads the settings of this process from `.env` and from the environment, which takes precedence.
 *
 * @throws BadSetting
 */
export function readSettings(): Env {
  return readEnv(existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}, process.env);
}
