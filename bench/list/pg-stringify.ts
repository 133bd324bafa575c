// The straightforward implementation: queries and serializes all rows of the table for each request.
import fastify from 'fastify';
import pg from 'pg';

const [url = '', port = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10 });
const app = fastify();
app.get('/api/restaurants', async (_request, reply) => {
  const { rows } = await pool.query('select * from restaurants_saffron order by name_key');
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(rows));
});
await app.listen({ port: Number(port) });
