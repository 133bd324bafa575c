// npm test: what must pass before a change lands. npm run test:long: the tests that take longer.
//   --stable   leaves out tests whose result can depend on the timing of several processes (tag `timing`)
import { build, install, must, step, workspaceEnv } from './toolchain.mjs';

const started = Date.now();
const flags = new Set(process.argv.slice(2));
const long = flags.has('--long');
/** Where property tests begin: what passes once passes again (apps/api/test/property-seed.ts). */
if (!long || flags.has('--stable')) process.env.PROPERTY_SEED ??= '20261123';

await install();
if (!long) await check();
await build();
step(long ? 'Long unit, contract and integration tests' : 'Unit, contract and integration tests');
const stable = flags.has('--stable') ? ' && !timing' : '';
if (long) {
  await must('vitest', ['run', `--tags-filter=long${stable}`]);
  await must('vitest', ['run', '--project=embedded', `--tags-filter=!long${stable}`]);
} else {
  await must('vitest', ['run', '--project=!embedded', '--tags-filter=!long']);
}
step(long ? 'Every screen, and the browser tests at the other width' : 'Browser tests');
await must('pnpm', ['--filter', '@saffron/e2e', long ? 'test:long' : 'test']);
if (long && !flags.has('--stable')) {
  step('Browser tests on two replicas');
  await must('pnpm', ['--filter', '@saffron/e2e', 'test:replicas']);
}
step(`All passed in ${Math.round((Date.now() - started) / 1000)} s`);

/** Types, lint, structure, unused code, licenses and known vulnerabilities. */
async function check() {
  const env = workspaceEnv({ TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' });
  const checks = [
    ['Types', 'turbo', ['run', 'typecheck', '--output-logs=errors-only', '--ui=stream']],
    ['Lint and format', 'biome', ['check', '--error-on-warnings']],
    ['Structure', 'depcruise', ['apps', 'packages', 'e2e', 'scripts', 'supply-chain']],
    ['Unused code', 'knip', []],
    ['Licenses', 'node', ['supply-chain/licenses.ts', '--brief']],
    ['Known vulnerabilities', 'node', ['supply-chain/audit.ts']],
  ];
  for (const [name, command, args] of checks) {
    step(name);
    await must(command, args, { env });
  }
}
