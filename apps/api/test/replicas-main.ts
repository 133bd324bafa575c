// npm run replicas: several servers on one PostgreSQL behind a proxy, for demos and for the browser tests.
import { startPostgres } from './postgres.ts';
import { startTopology } from './topology.ts';

const { DATABASE_URL, REPLICAS = '2', PORT = '3000', ...settings } = process.env;
/** Settings passed to the replicas. */
const PASSED = /^(ADMIN|ANTHROPIC|PINECONE|GOOGLE)_|^(GUIDE|THROTTLE|LOG_LEVEL|METRICS_TOKEN|DRAIN_SECONDS)$/;

const postgres = DATABASE_URL ? null : await startPostgres();
await postgres?.createDatabase('saffron');
const topology = await startTopology({
  databaseUrl: DATABASE_URL ?? postgres?.urlOf('saffron') ?? '',
  replicas: Number(REPLICAS),
  port: Number(PORT),
  env: Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) => (PASSED.test(name) && value ? [[name, value]] : [])),
  ),
});
for (const replica of topology.replicas) {
  console.log(`Replica: ${replica.url}`);
  const [admin] = /^First admin: .*$/m.exec(replica.process.output) ?? [];
  if (admin) console.log(admin);
}
console.log(`Saffron is at ${topology.url}`);

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const codes = await topology.stop();
  await postgres?.stop();
  process.exit(codes.every((code) => code === 0) ? 0 : 1);
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
