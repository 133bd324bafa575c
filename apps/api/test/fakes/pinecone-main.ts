import { FakePinecone } from './pinecone.ts';

/** The fake as a process: listens on PORT (0: any), delays each read and write by DELAY_MS, prints its URL on one line. */
const pinecone = new FakePinecone();
const slow = Number(process.env.DELAY_MS ?? 0);
if (slow > 0) for (const kind of ['upsert', 'search', 'delete']) pinecone.trouble(kind, { slow });
await pinecone.start(Number(process.env.PORT ?? 0));
console.log(pinecone.url);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    void pinecone.stop();
  });
}
