// npm run audit, npm run licenses, npm run sbom: what each does is at the top of its file in supply-chain/.
import { install, node, run } from './toolchain.mjs';

await install();
const [command, ...args] = process.argv.slice(2);
process.exit(await run(node(), [`supply-chain/${command}.ts`, ...args]));
