// npm run replicas: two servers on one PostgreSQL behind a round-robin proxy.
import { build, install, node, run } from './toolchain.mjs';

await install();
await build();
process.exit(await run(node(), ['apps/api/test/replicas-main.ts']));
