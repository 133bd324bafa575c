// npm start: from nothing to a running server, with Node 20 and npm alone.
import { join } from 'node:path';
import { build, install, node, root, run, workspaceEnv } from './toolchain.mjs';

await install();
await build();
// Compiled code is kept, so that later starts are quick.
const env = workspaceEnv({ NODE_COMPILE_CACHE: join(root, 'node_modules', '.saffron', 'compiled') });
process.exit(await run(node(), ['apps/api/src/main.ts'], { env }));
