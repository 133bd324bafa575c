/** Where the servers of a run listen: one with the built-in writer, and one whose Claude is scripted and writes slowly. */
export const BUILT_IN = 'http://127.0.0.1:4301';
export const CLAUDE = 'http://127.0.0.1:4302';
export const FAKE_ANTHROPIC = 'http://127.0.0.1:4303';

export const ADMIN = { username: 'admin@saffron.local', password: 'the admin of this run' };
