import { execFileSync } from 'node:child_process';
import { z } from 'zod';
import { root } from './root.ts';

/** The answer of `pnpm licenses list --json`: the packages by license. */
const licensesList = z.record(
  z.string(),
  z.array(
    z.object({
      name: z.string(),
      versions: z.array(z.string()),
      license: z.string(),
      author: z.string().exactOptional(),
      homepage: z.string().exactOptional(),
      description: z.string().exactOptional(),
    }),
  ),
);

/** One version of an installed production dependency. The license is as its author wrote it, mostly an SPDX expression. */
export interface ProductionPackage {
  name: string;
  version: string;
  license: string;
  author?: string;
  homepage?: string;
  description?: string;
}

/**
 * The production dependencies that are installed on this platform, direct and transitive, sorted by name.
 *
 * @param workspaces limits them to those of these workspace packages and of the ones that they use
 * @throws if pnpm fails, for example because the dependencies are not installed
 */
export function productionPackages(workspaces: readonly string[] = []): ProductionPackage[] {
  const filters = workspaces.flatMap((name) => ['--filter', `${name}...`]);
  const listed = execFileSync('pnpm', [...filters, 'licenses', 'list', '--prod', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return Object.values(licensesList.parse(JSON.parse(listed)))
    .flat()
    .flatMap(({ versions, ...rest }) => versions.map((version) => ({ ...rest, version })))
    .sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}
