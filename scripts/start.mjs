// npm start: installs, builds, and starts the server. Requires only Node 20 and npm.
import { join } from 'node:path';
import { build, install, node, root, run, workspaceEnv } from './toolchain.mjs';

await install();
await build();
// The compile cache speeds up later starts.
const env = workspaceEnv({ NODE_COMPILE_CACHE: join(root, 'node_modules', '.saffron', 'compiled') });
process.exit(await run(node(), ['apps/api/src/main.ts'], { env }));
