import { coerce, compare, parse, type SemVer } from 'semver';
import type { Affected } from './advisories.ts';

type Event = Affected['ranges'][number]['events'][number];

/**
 * Whether a version of the package is affected, according to the evaluation algorithm of the OSV format
 * (https://ossf.github.io/osv-schema/#evaluation).
 *
 * @throws if the version or a limit of a range is not a version
 */
export function affects({ ranges, versions }: Affected, version: string): boolean {
  return versions.includes(version) || ranges.some((range) => range.type !== 'GIT' && isWithin(range.events, version));
}

/** The versions that fix the vulnerability and come after one of these versions, in ascending order. */
export function fixesFor(affected: readonly Affected[], versions: readonly string[]): string[] {
  const limits = affected.flatMap(({ ranges }) => ranges.flatMap(({ events }) => events));
  const fixes = new Set(limits.flatMap(({ fixed }) => (fixed === undefined ? [] : [fixed])));
  return [...fixes]
    .filter((fix) => versions.some((version) => compare(toVersion(fix), toVersion(version)) > 0))
    .sort((a, b) => compare(toVersion(a), toVersion(b)));
}

function isWithin(events: readonly Event[], version: string): boolean {
  const tested = toVersion(version);
  let within = false;
  for (const event of events.toSorted((a, b) => compare(versionOf(a), versionOf(b)))) {
    const order = compare(tested, versionOf(event));
    if (event.introduced !== undefined && order >= 0) within = true;
    if (event.fixed !== undefined && order >= 0) within = false;
    if (event.last_affected !== undefined && order > 0) within = false;
  }
  return within;
}

/** An introduction in "0" is one in the first version. */
const FIRST = '0.0.0-0';

function versionOf({ introduced, fixed, last_affected }: Event): SemVer {
  const text = introduced ?? fixed ?? last_affected ?? FIRST;
  return toVersion(text === '0' ? FIRST : text);
}

function toVersion(text: string): SemVer {
  const version = parse(text, { loose: true }) ?? coerce(text);
  if (!version) throw new Error(`Not a version: ${text}`);
  return version;
}
