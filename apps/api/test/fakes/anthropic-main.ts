import { FakeAnthropic } from './anthropic.ts';

/**
 * The fake as a process: listens on PORT (0: any) of HOST, writes a word every PACE_MS milliseconds, prints its URL on one line.
 * `POST /control/script` queues steps as JSON; `GET /control/requests` and `GET /control/billed` return the requests and their tokens.
 */
const anthropic = new FakeAnthropic({ pace: Number(process.env.PACE_MS ?? 30) });
await anthropic.start(Number(process.env.PORT ?? 0), process.env.HOST);
console.log(anthropic.url);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    void anthropic.stop();
  });
}
