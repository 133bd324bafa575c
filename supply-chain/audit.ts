// npm run audit: fails if a package in pnpm-lock.yaml has a known vulnerability that is not in audit/exceptions.json.
// The advisories are in audit/advisories.json, so this needs no network. --renew first replaces them with the current
// ones of osv.dev.
import { readFileSync, writeFileSync } from 'node:fs';
import { advisoryData, exceptions } from './audit/advisories.ts';
import { assess } from './audit/assess.ts';
import { renewed, toJson } from './audit/renew.ts';
import { report } from './audit/report.ts';
import { packagesOf, parseLockfile } from './lockfile.ts';
import { root } from './root.ts';

const DATA = `${root}supply-chain/audit/advisories.json`;
const EXCEPTIONS = `${root}supply-chain/audit/exceptions.json`;
const today = new Date().toISOString().slice(0, 10);

const packages = packagesOf(parseLockfile(readFileSync(`${root}pnpm-lock.yaml`, 'utf8')));
if (process.argv.includes('--renew')) await renew();
const data = advisoryData.parse(JSON.parse(readFileSync(DATA, 'utf8')));
const accepted = exceptions.parse(JSON.parse(readFileSync(EXCEPTIONS, 'utf8')));
const { lines, failed } = report(assess(packages, data, accepted), data, today);
console.log(lines.join('\n'));
if (failed) process.exitCode = 1;

async function renew() {
  try {
    writeFileSync(DATA, toJson(await renewed(packages, today)));
  } catch (error) {
    console.error(`The advisories were not renewed: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}
