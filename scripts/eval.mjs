// npm run eval: measures answer quality on the labeled set or on a data set of recorded dialogues.
import { resolve } from 'node:path';
import { install, node, run } from './toolchain.mjs';

await install();
// npm runs scripts in the repository root; relative paths refer to the directory of the command.
const { INIT_CWD: from = process.cwd() } = process.env;
const args = process.argv.slice(2).map((arg, at, all) => (all[at - 1] === '--data' ? resolve(from, arg) : arg));
process.exit(await run(node(), ['bench/eval.ts', ...args]));
