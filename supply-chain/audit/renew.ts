import type { LockedPackage } from '../lockfile.ts';
import type { AdvisoryData, Affected } from './advisories.ts';
import { usedPackages } from './assess.ts';
import { advisoriesAbout } from './osv.ts';

/**
 * Looks up the advisories about all versions of the packages at osv.dev, so that the result remains useful when a
 * package is updated. Leaves out withdrawn advisories, and what the others say about other packages.
 *
 * @param today as in "2026-11-22"
 * @throws if osv.dev cannot be reached, refuses a request or answers in another format
 */
export async function renewed(packages: readonly LockedPackage[], today: string): Promise<AdvisoryData> {
  const used = usedPackages(packages);
  const namesIn = (ecosystem: string) => used.filter((one) => one.ecosystem === ecosystem).map(({ name }) => name);
  const lookedUp = Object.fromEntries(used.map(({ ecosystem }) => [ecosystem, namesIn(ecosystem).sort()]));
  const isUsed = ({ package: { ecosystem, name } }: Affected) => lookedUp[ecosystem]?.includes(name) ?? false;
  const advisories = await advisoriesAbout(used);
  return {
    source: 'osv.dev, mainly the GitHub Advisory Database',
    license: 'CC-BY-4.0',
    date: today,
    lookedUp,
    advisories: advisories
      .filter(({ withdrawn }) => !withdrawn)
      .map((one) => ({ ...one, affected: one.affected.filter(isUsed) })),
  };
}

/** The text of advisories.json, with a line for each advisory, so that a renewal is easy to review. */
export function toJson({ advisories, ...about }: AdvisoryData): string {
  const lines = advisories.map((one) => `    ${JSON.stringify(one)}`);
  return `${JSON.stringify(about, null, 2).slice(0, -2)},\n  "advisories": [\n${lines.join(',\n')}\n  ]\n}\n`;
}
