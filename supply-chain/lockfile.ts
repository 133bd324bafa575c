import { posix } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const dependencies = z.record(z.string(), z.string()).default({});
const directDependencies = z.record(z.string(), z.object({ version: z.string() })).default({});

/** The parts of pnpm-lock.yaml that are used here. */
const lockfile = z.object({
  lockfileVersion: z.literal('9.0'),
  /** The packages of the workspace, by directory. */
  importers: z.record(
    z.string(),
    z.object({ dependencies: directDependencies, optionalDependencies: directDependencies }),
  ),
  packages: z.record(z.string(), z.object({ resolution: z.object({ integrity: z.string() }) })),
  snapshots: z.record(z.string(), z.object({ dependencies, optionalDependencies: dependencies })),
});

export type Lockfile = z.infer<typeof lockfile>;

/** One version of a package. The lockfile has those of all platforms, and development dependencies too. */
export interface LockedPackage {
  name: string;
  version: string;
  /** Its checksum, as in "sha512-…" (Subresource Integrity). */
  integrity: string;
}

/** @throws if the text is not a lockfile of version 9 with a checksum for each package */
export function parseLockfile(text: string): Lockfile {
  return lockfile.parse(parse(text));
}

export function packagesOf({ packages }: Lockfile): LockedPackage[] {
  return Object.entries(packages).map(([id, { resolution }]) => {
    const at = id.lastIndexOf('@');
    return { name: id.slice(0, at), version: id.slice(at + 1), integrity: resolution.integrity };
  });
}

/**
 * What each package depends on: by "name@version", and for packages of the workspace by directory, as in "apps/api".
 * Development dependencies are left out.
 */
export function dependenciesOf({ importers, snapshots }: Lockfile): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [directory, { dependencies: needed, optionalDependencies: optional }] of Object.entries(importers)) {
    const ids = Object.entries({ ...needed, ...optional }).map(([name, { version }]) => idOf(name, version, directory));
    found.set(directory, new Set(ids));
  }
  for (const [key, { dependencies: needed, optionalDependencies: optional }] of Object.entries(snapshots)) {
    const ids = Object.entries({ ...needed, ...optional }).map(([name, version]) => idOf(name, version));
    const id = withoutPeers(key);
    // The lockfile has one snapshot for each set of peer dependencies.
    found.set(id, new Set([...(found.get(id) ?? []), ...ids]));
  }
  return found;
}

/** A version is "1.0.0", with peer dependencies "1.0.0(react@19.0.0)", for an alias "name@1.0.0", or "link:…". */
function idOf(name: string, version: string, directory = ''): string {
  if (version.startsWith('link:')) return posix.join(directory, version.slice('link:'.length));
  const bare = withoutPeers(version);
  return bare.includes('@') ? bare : `${name}@${bare}`;
}

const withoutPeers = (text: string) => text.replace(/\(.*$/, '');
