import type { LockedPackage } from '../lockfile.ts';
import type { Advisory, AdvisoryData, Exception, OsvPackage } from './advisories.ts';
import { affects, fixesFor } from './affects.ts';

/** A vulnerability of a package in use. */
export interface Finding {
  /** The name of the package at OSV. */
  name: string;
  /** The affected versions in use. */
  versions: string[];
  advisory: Advisory;
  /** Later versions that are not affected. */
  fixes: string[];
  /** Set if the vulnerability was accepted. */
  exception: Exception | undefined;
}

export interface Assessment {
  findings: Finding[];
  /** Exceptions that no finding needs, as package and advisory. */
  unneeded: string[];
  /** The number of packages. */
  packages: number;
  /** The number of packages whose advisories were not all looked up. */
  unknown: number;
}

/** A package under the name that OSV has for it, with the versions in use. */
interface UsedPackage extends OsvPackage {
  versions: string[];
}

/**
 * Compares the packages of a lockfile with the advisories.
 *
 * @throws if a version or a limit of a range is not a version
 */
export function assess(
  locked: readonly LockedPackage[],
  { advisories, lookedUp }: Pick<AdvisoryData, 'advisories' | 'lookedUp'>,
  exceptions: readonly Exception[],
): Assessment {
  const packages = usedPackages(locked);
  const findings = packages.flatMap((used) => advisories.flatMap((advisory) => find(used, advisory, exceptions)));
  return {
    findings,
    unneeded: exceptions.flatMap(({ package: name, advisories: ids }) =>
      ids
        .filter((id) => !findings.some((finding) => finding.name === name && idsOf(finding.advisory).includes(id)))
        .map((id) => `${name}: ${id}`),
    ),
    packages: packages.length,
    unknown: packages.filter(({ ecosystem, name }) => !lookedUp[ecosystem]?.includes(name)).length,
  };
}

/** The packages of a lockfile under the names that OSV has for them, each once, with the versions in use. */
export function usedPackages(locked: readonly LockedPackage[]): UsedPackage[] {
  const byName = Map.groupBy(locked, ({ name }) => osvName(name));
  return [...byName].map(([name, all]) => ({
    ecosystem: name === NODE ? 'Bitnami' : 'npm',
    name,
    versions: [...new Set(all.map(({ version }) => version))],
  }));
}

/** The Node.js binaries are npm packages of one platform each; the advisories about Node.js are in Bitnami's ecosystem. */
const NODE = 'node';
const osvName = (name: string) => (/^node-(darwin|linux|win)-/.test(name) ? NODE : name);

const idsOf = ({ id, aliases }: Advisory) => [id, ...aliases];

function find(used: UsedPackage, advisory: Advisory, exceptions: readonly Exception[]): Finding[] {
  const { ecosystem, name } = used;
  const affected = advisory.affected.filter((one) => one.package.ecosystem === ecosystem && one.package.name === name);
  const versions = used.versions.filter((version) => affected.some((one) => affects(one, version)));
  if (advisory.withdrawn || versions.length === 0) return [];
  const exception = exceptions.find(
    (one) => one.package === name && one.advisories.some((id) => idsOf(advisory).includes(id)),
  );
  return [{ name, versions, advisory, fixes: fixesFor(affected, versions), exception }];
}
