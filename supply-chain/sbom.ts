// npm run sbom: writes dist/sbom.cdx.json, the software bill of materials in the CycloneDX format: the API and the web
// app with their production dependencies, as installed on this platform.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { z } from 'zod';
import { parseLockfile } from './lockfile.ts';
import { productionPackages } from './production-packages.ts';
import { root } from './root.ts';
import { makeSbom } from './sbom/make-sbom.ts';

const FILE = 'dist/sbom.cdx.json';
const manifest = z.object({ name: z.string(), version: z.string(), license: z.string() });

const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');
const ownPackage = (directory: string) => ({
  directory,
  ...manifest.parse(JSON.parse(read(`${directory}/package.json`))),
});

const own = globSync('{apps,packages}/*/package.json', { cwd: root })
  .sort()
  .map((path) => ownPackage(dirname(path)));
const packages = productionPackages(['@saffron/api', '@saffron/web']);
const sbom = makeSbom(ownPackage('.'), own, packages, parseLockfile(read('pnpm-lock.yaml')));
const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
mkdirSync(dirname(`${root}${FILE}`), { recursive: true });
writeFileSync(`${root}${FILE}`, serializer.serialize(sbom, { sortLists: true, space: 2 }));
console.log(`${FILE}: ${own.length} packages of this repository, ${packages.length} from npm.`);
