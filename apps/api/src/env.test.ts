import { describe, expect, test } from 'vitest';
import { BadSetting, readEnv } from './env.ts';

describe('settings', () => {
  test('have defaults, also for empty values', () => {
    const empty = { PORT: '', DATABASE_URL: ' ', GOOGLE_CLIENT_ID: '', HSTS_SUBDOMAINS: '' };
    expect(readEnv({ GUIDE: '' }, { PATH: '/bin', ...empty })).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: '.data',
      GUIDE: 'demo',
      ADMIN_EMAIL: 'admin@saffron.local',
      THROTTLE: 'on',
    });
  });

  test('accept proxies as addresses, networks, and network names', () => {
    const list = '10.0.0.0/8, ::1,loopback';
    expect(readEnv({ TRUST_PROXY: list }, {}).TRUST_PROXY).toBe(list);
  });

  test('in the environment override those in the file', () => {
    expect(readEnv({ PORT: '4000', GUIDE: 'empty' }, { PORT: '5000' })).toMatchObject({ PORT: 5000, GUIDE: 'empty' });
  });

  test.each([
    'GOOGLE_APPLICATION_CREDENTIALS',
    'GOOGLE_API_KEY',
    'ANTHROPIC_LOG',
    'ANTHROPIC_AUTH_TOKEN',
    'PORTS',
    'HOSTS',
  ])('of other programs are ignored in the environment: %s', (name) => {
    expect(readEnv({}, { [name]: 'x' })).toEqual(readEnv({}, {}));
  });

  test('leave subdomains alone unless HSTS_SUBDOMAINS is on', { tags: ['a40'] }, () => {
    expect(readEnv({}, {}).HSTS_SUBDOMAINS).toBe('off');
    expect(readEnv({ HSTS_SUBDOMAINS: 'on' }, {}).HSTS_SUBDOMAINS).toBe('on');
    expect(() => readEnv({ HSTS_SUBDOMAINS: 'yes' }, {})).toThrow('HSTS_SUBDOMAINS must be on or off.');
  });

  test.each([
    [{ PORT: 'many' }, {}, 'PORT must be a number between 0 and 65535.'],
    [{ PORT: '70000' }, {}, 'PORT'],
    [{}, { DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ DATABSE_URL: 'postgres://x' }, {}, 'DATABSE_URL is not a setting'],
    [{}, { ANTHROPIC_API_KYE: 'x' }, 'ANTHROPIC_API_KYE is not a setting'],
    [{}, { PINECONE_APIKEY: 'x' }, 'PINECONE_APIKEY is not a setting'],
    [{}, { ADMIN_PASWORD: 'x' }, 'ADMIN_PASWORD is not a setting'],
    [{ GUIDE: 'full' }, {}, 'GUIDE must be demo or empty.'],
    [{ PUBLIC_URL: 'saffron.example.com' }, {}, 'PUBLIC_URL'],
    [{ GOOGLE_CLIENT_ID: 'x' }, {}, 'GOOGLE_CLIENT_SECRET and GOOGLE_CLIENT_ID must be set together.'],
    [{ ADMIN_PASSWORD: 'short' }, {}, 'ADMIN_PASSWORD'],
    [{ THROTTLE: 'maybe' }, {}, 'THROTTLE'],
    [{ TRUST_PROXY: 'true' }, {}, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/8,nowhere' }, {}, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/99' }, {}, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '0.0.0.0/0' }, {}, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '::/0' }, {}, 'TRUST_PROXY'],
    [{ TRUST_PROXY: 'loopback/8' }, {}, 'TRUST_PROXY'],
  ])('%o and %o are rejected with one sentence that names the setting', (file, environment, sentence) => {
    const read = () => readEnv(file, environment);
    expect(read).toThrow(BadSetting);
    expect(read).toThrow(sentence);
    expect(read).not.toThrow(/\n/);
  });
});
