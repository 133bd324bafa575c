// The build: makes the files of a new embedded database once, so that a first start need not.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Engine } from './engine.ts';
import { NEW_DATABASE } from './new-database.ts';

const engine = await Engine.start('memory://', null);
const report = await engine.ask({ kind: 'dump' });
if (report.kind !== 'dump') throw new Error(report.kind === 'failed' ? report.message : report.kind);
await mkdir(dirname(NEW_DATABASE), { recursive: true });
await writeFile(NEW_DATABASE, report.dump);
await engine.ask({ kind: 'close' });
await engine.stop();
