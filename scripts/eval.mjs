// npm run eval: how good the answers are, by our own labelled set or by a data set of recorded dialogues.
import { resolve } from 'node:path';
import { install, node, run } from './toolchain.mjs';

await install();
// npm runs scripts in the repository's root; a data set is meant from where the command was given.
const { INIT_CWD: from = process.cwd() } = process.env;
const words = process.argv.slice(2).map((word, at, all) => (all[at - 1] === '--data' ? resolve(from, word) : word));
process.exit(await run(node(), ['bench/eval.ts', ...words]));
