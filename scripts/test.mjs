// npm test: everything that must hold before a change lands.
import { build, install, must, step, workspaceEnv } from './toolchain.mjs';

const started = Date.now();
await install();
const checks = [
  ['Types', 'turbo', ['run', 'typecheck', '--output-logs=errors-only', '--ui=stream']],
  ['Lint and format', 'biome', ['check', '--error-on-warnings']],
  ['Structure', 'depcruise', ['apps', 'packages', 'e2e', 'scripts']],
  ['Unused code', 'knip', []],
  ['Licenses', 'node', ['scripts/licenses.mjs', '--brief']],
];
for (const [name, command, args] of checks) {
  step(name);
  await must(command, args, { env: workspaceEnv({ TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }) });
}
await build();
step('Unit, contract and integration tests');
await must('vitest', ['run']);
step('Browser tests');
await must('pnpm', ['--filter', '@saffron/e2e', 'test']);
step(`All passed in ${Math.round((Date.now() - started) / 1000)} s`);
