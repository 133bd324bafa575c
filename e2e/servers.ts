/** The first of four consecutive ports; set another one for concurrent runs. */
const PORT = Number(process.env.E2E_PORT ?? 4301);

/** The servers of a run: one with the built-in writer, and one with a slow, scripted Claude. */
export const BUILT_IN = `http://127.0.0.1:${PORT}`;
export const CLAUDE = `http://127.0.0.1:${PORT + 1}`;
export const FAKE_ANTHROPIC = `http://127.0.0.1:${PORT + 2}`;
/** No test writes here after the accounts are created, so that its screens are the same in every run. */
export const READ_ONLY = `http://127.0.0.1:${PORT + 3}`;

export const ADMIN = { username: 'admin@saffron.local', password: 'the admin of this run' };
