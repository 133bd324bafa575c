// npm run licenses: see supply-chain/licenses.ts.
import { install, node, run } from './toolchain.mjs';

await install();
const [command, ...args] = process.argv.slice(2);
process.exit(await run(node(), [`supply-chain/${command}.ts`, ...args]));
