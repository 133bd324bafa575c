import { FakePinecone } from './pinecone.ts';

/** The fake as a process: listens on PORT (0: any), takes DELAY_MS for each call that reads or writes, prints its address in one line. */
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
