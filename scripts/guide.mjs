// npm run guide -- import|export FILE: the restaurants as CSV or JSON.
import { resolve } from 'node:path';
import { install, node, run } from './toolchain.mjs';

await install();
const [verb, file, ...options] = process.argv.slice(2);
// npm runs scripts in the repository's root; a file is meant from where the command was given.
const { INIT_CWD: from = process.cwd() } = process.env;
const words = [verb, file && resolve(from, file), ...options].filter(Boolean);
process.exit(await run(node(), ['apps/api/src/guide-file.ts', ...words]));
