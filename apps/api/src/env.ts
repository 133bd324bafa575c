import { isIP } from 'node:net';
import { z } from 'zod';
import { distance } from './edit-distance.ts';

/** Network names that Fastify accepts in `trustProxy`. */
const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

const text = z.string().min(1);
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be a URL that begins with http:// or https://' });
const either = new Intl.ListFormat('en', { type: 'disjunction' });

function numberBetween(min: number, max: number) {
  const rule = `must be a number between ${min} and ${max}`;
  return z.coerce.number(rule).int(rule).min(min, rule).max(max, rule);
}

function oneOf<const Values extends [string, ...string[]]>(values: Values) {
  return z.enum(values, `must be ${either.format(values)}`);
}

/** The longest prefix of a network, by the version of IP. */
const BITS = new Map([
  [4, 32],
  [6, 128],
]);

function isAddressList(list: string): boolean {
  return list.split(',').every((item) => {
    const [address = '', bits, ...extra] = item.trim().split('/');
    const most = BITS.get(isIP(address)) ?? -1;
    // Of a network of no bits, which is everybody, the library makes an error at the start.
    const isNetwork =
      bits === undefined ? NAMED_NETWORKS.has(address) || most > 0 : Number(bits) >= 1 && Number(bits) <= most;
    return isNetwork && extra.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
  });
}

const PASSWORD_RULE = 'must have between 6 and 256 characters';

const schema = z
  .object({
    PORT: numberBetween(0, 65_535).default(3000),
    HOST: text.default('127.0.0.1'),
    PUBLIC_URL: httpUrl.transform((url) => new URL(url).origin).optional(),
    HSTS_SUBDOMAINS: oneOf(['on', 'off']).default('off'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be a URL that begins with postgres:// or postgresql://' })
      .optional(),
    DATA_DIR: text.default('.data'),
    GUIDE: oneOf(['demo', 'empty']).default('demo'),
    ADMIN_EMAIL: z
      .email('must be an email address')
      .transform((email) => email.toLowerCase())
      .default('admin@saffron.local'),
    ADMIN_PASSWORD: text.min(6, PASSWORD_RULE).max(256, PASSWORD_RULE).optional(),
    ANTHROPIC_API_KEY: text.optional(),
    ANTHROPIC_BASE_URL: httpUrl.optional(),
    ANTHROPIC_MODEL: text.default('claude-sonnet-5-5'),
    PINECONE_API_KEY: text.optional(),
    PINECONE_INDEX: text.default('saffron'),
    PINECONE_CONTROLLER_HOST: httpUrl.optional(),
    GOOGLE_CLIENT_ID: text.optional(),
    GOOGLE_CLIENT_SECRET: text.optional(),
    GOOGLE_ISSUER: httpUrl.default('https://accounts.google.com'),
    THROTTLE: oneOf(['on', 'off']).default('on'),
    TRUST_PROXY: text
      .refine(
        isAddressList,
        'must be a comma-separated list of IP addresses or networks, such as 10.0.0.0/8, and cannot be everybody',
      )
      .optional(),
    DRAIN_SECONDS: numberBetween(0, 600).default(20),
    METRICS_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
    LOG_LEVEL: oneOf(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
    NODE_ENV: z.string().optional(),
  })
  .refine((env) => Boolean(env.GOOGLE_CLIENT_ID) === Boolean(env.GOOGLE_CLIENT_SECRET), {
    message: 'and GOOGLE_CLIENT_ID must be set together',
    path: ['GOOGLE_CLIENT_SECRET'],
  });

/** The settings, documented in `.env.example`. */
export type Env = z.infer<typeof schema>;

/** Names allowed in `.env` and in the environment. */
const names: ReadonlySet<string> = new Set(Object.keys(schema.shape));

/** A name in the environment with at most so many wrong letters is a misspelling. Short names resemble those of other programs. */
const WRONG_LETTERS = 2;
const LONG_NAME = 8;

function isMisspelled(name: string): boolean {
  if (names.has(name)) return false;
  return [...names].some((known) => known.length >= LONG_NAME && distance(known, name, WRONG_LETTERS) <= WRONG_LETTERS);
}

/** A setting is unknown or invalid. The message is one sentence that names it. */
export class BadSetting extends Error {}

/**
 * Reads the settings.
 *
 * Empty values count as unset.
 *
 * @param file the contents of `.env`; every name in it must be a setting
 * @param environment the environment, which overrides the file. It also has the settings of other programs, so only names that resemble
 *   a setting are refused.
 * @throws BadSetting
 */
export function readEnv(file: NodeJS.Dict<string>, environment: NodeJS.Dict<string>): Env {
  const misspelled = Object.keys(file).find((name) => !names.has(name)) ?? Object.keys(environment).find(isMisspelled);
  if (misspelled) throw new BadSetting(`${misspelled} is not a setting. See .env.example for all settings.`);

  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries({ ...file, ...environment })) {
    if (names.has(name) && value?.trim()) given[name] = value.trim();
  }
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new BadSetting(`${String(issue?.path[0])} ${issue?.message}.`);
}
