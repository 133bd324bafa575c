// Upper bound for the throughput: the same bytes without sessions, versions and headers.
import { readFileSync } from 'node:fs';
import fastify from 'fastify';

const [file = '', port = ''] = process.argv.slice(2);
const body = readFileSync(file);
const app = fastify();
app.get('/api/restaurants', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
await app.listen({ port: Number(port) });
