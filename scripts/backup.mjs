// npm run backup -- FILE, npm run restore -- FILE [--replace]: the embedded database as one file.
import { resolve } from 'node:path';
import { install, node, run } from './toolchain.mjs';

await install();
const [verb, file, ...options] = process.argv.slice(2);
// npm runs scripts in the repository's root; a file is meant from where the command was given.
const { INIT_CWD: from = process.cwd() } = process.env;
const words = [verb, file && resolve(from, file), ...options].filter(Boolean);
process.exit(await run(node(), ['apps/api/src/backup-file.ts', ...words]));
