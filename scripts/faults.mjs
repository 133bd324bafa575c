// npm run faults: fault tests that take too long for npm test; by default, random faults for ten minutes.
import { install, node, run } from './toolchain.mjs';

await install();
process.exit(await run(node(), ['apps/api/test/faults/main.ts', ...process.argv.slice(2)]));
