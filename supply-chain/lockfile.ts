import { parse } from 'yaml';
import { z } from 'zod';

/** The parts of pnpm-lock.yaml that are used here. */
const lockfile = z.object({
  lockfileVersion: z.literal('9.0'),
  packages: z.record(z.string(), z.object({ resolution: z.object({ integrity: z.string() }) })),
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
