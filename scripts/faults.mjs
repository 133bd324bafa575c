// npm run faults: the faults that take too long for npm test; without words ten minutes of random ones.
import { install, node, run } from './toolchain.mjs';

await install();
process.exit(await run(node(), ['apps/api/test/faults/main.ts', ...process.argv.slice(2)]));
