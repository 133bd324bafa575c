import type pg from 'pg';

/** What `pg` says when a query had no answer within `query_timeout`. */
const NO_ANSWER = 'Query read timeout';

/**
 * Closes connections after a query that had no answer in time. `pg` itself would hand such a connection to the next one who asks,
 * whose query then waits behind the one that is lost.
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
