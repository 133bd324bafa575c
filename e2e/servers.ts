/** The first of four ports in a row; another one lets two runs go side by side. */
const PORT = Number(process.env.E2E_PORT ?? 4301);

/** Where the servers of a run listen: one with the built-in writer, and one whose Claude is scripted and writes slowly. */
export const BUILT_IN = `http://127.0.0.1:${PORT}`;
export const CLAUDE = `http://127.0.0.1:${PORT + 1}`;
export const FAKE_ANTHROPIC = `http://127.0.0.1:${PORT + 2}`;
/** Nobody writes here once its people are there, so that its screens look the same in every run. */
export const READ_ONLY = `http://127.0.0.1:${PORT + 3}`;

export const ADMIN = { username: 'admin@saffron.local', password: 'the admin of this run' };
