import type pg from 'pg';

/** The message of `pg` after `query_timeout`. */
const NO_ANSWER = 'Query read timeout';

/**
 * Closes connections after a query timeout. `pg` would return such a connection to the pool, and its next query would
 * wait behind the lost one.
 */
export function closeSilentConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    client.query = new Proxy(client.query, {
      apply: (query, self, given) => {
        const answer: unknown = Reflect.apply(query, self, given);
        if (answer instanceof Promise) {
          answer.catch((error: unknown) => {
            if (error instanceof Error && error.message === NO_ANSWER) void client.end();
          });
        }
        return answer;
      },
    });
  });
}
