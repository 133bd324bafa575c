// npm run guide -- import|export FILE: imports or exports the restaurants as CSV or JSON.
import { resolve } from 'node:path';
import { install, node, run } from './toolchain.mjs';

await install();
const [command, file, ...options] = process.argv.slice(2);
// npm runs scripts in the repository root; relative paths refer to the directory of the command.
const { INIT_CWD: from = process.cwd() } = process.env;
const args = [command, file && resolve(from, file), ...options].filter(Boolean);
process.exit(await run(node(), ['apps/api/src/guide-file.ts', ...args]));
