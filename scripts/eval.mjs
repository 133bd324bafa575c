// npm run eval: measures answer quality on the labeled set, on a data set of recorded dialogues, or on labelled conversations with Claude.
import { resolve } from 'node:path';
import { install, node, run } from './toolchain.mjs';

await install();
// npm runs scripts in the repository root; relative paths refer to the directory of the command.
const { INIT_CWD: from = process.cwd() } = process.env;
const PATHS = ['--data', '--talks', '--out'];
const args = process.argv
  .slice(2)
  .map((arg, at, all) => (PATHS.includes(all[at - 1] ?? '') ? resolve(from, arg) : arg));
process.exit(await run(node(), ['bench/eval.ts', ...args]));
