import { describe, expect, test } from 'vitest';
import { BadSetting, readEnv } from './env.ts';

describe('settings', () => {
  test('have defaults', () => {
    expect(readEnv({}, { PATH: '/bin', EMPTY: '' })).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: '.data',
      GUIDE: 'demo',
      ADMIN_EMAIL: 'admin@saffron.local',
      THROTTLE: 'on',
    });
  });

  test('accept addresses, networks and network names as trusted proxies', () => {
    const list = '10.0.0.0/8, ::1,loopback';
    expect(readEnv({ TRUST_PROXY: list }, {}).TRUST_PROXY).toBe(list);
  });

  test('from the environment override the file', () => {
    expect(readEnv({ PORT: '4000', GUIDE: 'empty' }, { PORT: '5000' })).toMatchObject({ PORT: 5000, GUIDE: 'empty' });
  });

  test.each([
    [{ PORT: 'many' }, {}, 'PORT'],
    [{ PORT: '70000' }, {}, 'PORT'],
    [{ PORT: '' }, {}, 'PORT is empty'],
    [{}, { DATABASE_URL: '' }, 'DATABASE_URL is empty'],
    [{}, { DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ DATABSE_URL: 'postgres://x' }, {}, 'DATABSE_URL is not a setting'],
    [{}, { ANTHROPIC_API_KYE: 'x' }, 'ANTHROPIC_API_KYE is not a setting'],
    [{ GUIDE: 'full' }, {}, 'GUIDE'],
    [{ PUBLIC_URL: 'saffron.example.com' }, {}, 'PUBLIC_URL'],
    [{ GOOGLE_CLIENT_ID: 'x' }, {}, 'GOOGLE_CLIENT_SECRET'],
    [{ ADMIN_PASSWORD: 'short' }, {}, 'ADMIN_PASSWORD'],
    [{ THROTTLE: 'maybe' }, {}, 'THROTTLE'],
    [{ TRUST_PROXY: 'true' }, {}, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/8,nowhere' }, {}, 'TRUST_PROXY'],
  ])('%o and %o are refused with one sentence that names the setting', (file, environment, sentence) => {
    const read = () => readEnv(file, environment);
    expect(read).toThrow(BadSetting);
    expect(read).toThrow(sentence);
    expect(read).not.toThrow(/\n/);
  });
});
