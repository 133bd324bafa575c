import { isIP } from 'node:net';
import { z } from 'zod';

/** Names that Fastify knows for networks. */
const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

const text = z.string().min(1);
const httpUrl = z.url({ protocol: /^https?$/ });

function isAddressList(list: string): boolean {
  return list.split(',').every((item) => {
    const [address = '', bits, ...more] = item.trim().split('/');
    const known = NAMED_NETWORKS.has(address) ? bits === undefined : isIP(address) > 0;
    return known && more.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
  });
}

const schema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: text.default('127.0.0.1'),
    PUBLIC_URL: httpUrl.transform((url) => new URL(url).origin).optional(),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATA_DIR: text.default('.data'),
    GUIDE: z.enum(['demo', 'empty']).default('demo'),
    ADMIN_EMAIL: z
      .email()
      .transform((email) => email.toLowerCase())
      .default('admin@saffron.local'),
    ADMIN_PASSWORD: text.min(6).max(256).optional(),
    ANTHROPIC_API_KEY: text.optional(),
    ANTHROPIC_BASE_URL: httpUrl.optional(),
    ANTHROPIC_MODEL: text.default('claude-sonnet-5-5'),
    PINECONE_API_KEY: text.optional(),
    PINECONE_INDEX: text.default('saffron'),
    PINECONE_CONTROLLER_HOST: httpUrl.optional(),
    GOOGLE_CLIENT_ID: text.optional(),
    GOOGLE_CLIENT_SECRET: text.optional(),
    GOOGLE_ISSUER: httpUrl.default('https://accounts.google.com'),
    THROTTLE: z.enum(['on', 'off']).default('on'),
    TRUST_PROXY: text
      .refine(isAddressList, 'it is a list of IP addresses or networks (10.0.0.0/8), with commas')
      .optional(),
    DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).default(20),
    METRICS_TOKEN: text.min(16).optional(),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
    NODE_ENV: z.string().optional(),
  })
  .refine((env) => Boolean(env.GOOGLE_CLIENT_ID) === Boolean(env.GOOGLE_CLIENT_SECRET), {
    message: 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are set together or not at all',
    path: ['GOOGLE_CLIENT_SECRET'],
  });

/** The settings, each documented in `.env.example`. */
export type Env = z.infer<typeof schema>;

/** The settings that `.env` and the environment may hold. */
const names: ReadonlySet<string> = new Set(Object.keys(schema.shape));

/** Prefixes that are ours alone: a name that begins with one and is no setting is a misspelling. */
const OURS = /^(ADMIN|ANTHROPIC|PINECONE|GOOGLE)_/;

/** A setting is unknown, empty or wrong. The message is one sentence that names it. */
export class BadSetting extends Error {}

/**
 * Reads the settings.
 *
 * @param fromFile what `.env` holds: every name in it must be a setting
 * @param fromProcess the environment: it holds much that is not ours, so only names like ours are checked; it wins over the file
 * @throws BadSetting
 */
export function readEnv(fromFile: NodeJS.Dict<string>, fromProcess: NodeJS.Dict<string>): Env {
  const misspelled =
    Object.keys(fromFile).find((name) => !names.has(name)) ??
    Object.keys(fromProcess).find((name) => OURS.test(name) && !names.has(name));
  if (misspelled)
    throw new BadSetting(`${misspelled} is not a setting of Saffron; see .env.example for those that are.`);

  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries({ ...fromFile, ...fromProcess })) {
    if (!names.has(name) || value === undefined) continue;
    if (value.trim() === '') throw new BadSetting(`${name} is empty; give it a value or remove it.`);
    given[name] = value.trim();
  }
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new BadSetting(`${String(issue?.path[0])} is not right: ${issue?.message}.`);
}
