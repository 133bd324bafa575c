// Build step: creates the files of an empty embedded database, so that a first start is faster.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Engine } from './engine.ts';
import { NEW_DATABASE } from './new-database.ts';

const engine = await Engine.start('memory://', null);
const response = await engine.request({ kind: 'dump' });
if (response.kind !== 'dump') throw new Error(response.kind === 'failed' ? response.message : response.kind);
await mkdir(dirname(NEW_DATABASE), { recursive: true });
await writeFile(NEW_DATABASE, response.dump);
await engine.request({ kind: 'close' });
await engine.stop();
