import { Contrib, Enums, Models } from '@cyclonedx/cyclonedx-library';
import { PackageURL } from 'packageurl-js';
import parseLicense from 'spdx-expression-parse';
import { dependenciesOf, type Lockfile, packagesOf } from '../lockfile.ts';
import type { ProductionPackage } from '../production-packages.ts';

/** A package of this repository. */
export interface OwnPackage {
  /** As in "apps/api". */
  directory: string;
  name: string;
  version: string;
  license: string;
}

const DELIVERED = /^(?:apps\/|packages\/client$)/;

const { Builders, Factories, Utils } = Contrib.FromNodePackageJson;
const builder = new Builders.ComponentBuilder(
  new Factories.ExternalReferenceFactory(),
  new Contrib.License.Factories.LicenseFactory(parseLicense),
);

/**
 * The bill of materials of the product: its own packages, the npm packages that they use, and what depends on what.
 *
 * @param product the root package; it consists of the packages in apps/, and of the client for other programs
 * @param own the other packages of this repository
 * @param packages their production dependencies
 * @throws if a production dependency is not in the lockfile
 */
export function makeSbom(
  product: OwnPackage,
  own: readonly OwnPackage[],
  packages: readonly ProductionPackage[],
  lockfile: Lockfile,
): Models.Bom {
  const components = new Map([
    ...own.map((one) => [one.directory, ownComponent(one)] as const),
    ...npmComponents(packages, lockfile),
  ]);
  const dependencies = dependenciesOf(lockfile);
  for (const [id, component] of components) dependOn(component, dependencies.get(id) ?? [], components);
  const root = ownComponent(product);
  dependOn(
    root,
    [...components.keys()].filter((id) => DELIVERED.test(id)),
    components,
  );
  return new Models.Bom({
    serialNumber: Contrib.Bom.Utils.randomSerialNumber(),
    metadata: new Models.Metadata({ component: root, timestamp: new Date() }),
    components: new Models.ComponentRepository(components.values()),
  });
}

function ownComponent({ directory, ...manifest }: OwnPackage): Models.Component {
  const isLibrary = directory.startsWith('packages/');
  const type = isLibrary ? Enums.ComponentType.Library : Enums.ComponentType.Application;
  return withRef(builder.makeComponent(manifest, type), `${manifest.name}@${manifest.version}`);
}

function npmComponents(packages: readonly ProductionPackage[], lockfile: Lockfile) {
  const integrities = new Map(packagesOf(lockfile).map((one) => [`${one.name}@${one.version}`, one.integrity]));
  return packages.map((manifest) => {
    const id = `${manifest.name}@${manifest.version}`;
    const integrity = integrities.get(id);
    if (!integrity) throw new Error(`${id} is not in the lockfile.`);
    const purl = purlOf(manifest);
    const component = withRef(builder.makeComponent(manifest), purl);
    component.purl = purl;
    component.hashes.set(...Utils.parsePackageIntegrity(integrity));
    return [id, component] as const;
  });
}

function withRef(component: Models.Component | undefined, ref: string): Models.Component {
  if (!component) throw new Error(`${ref} has no name.`);
  component.bomRef.value = ref;
  return component;
}

function purlOf({ name, version }: ProductionPackage): string {
  const [bare = '', scope] = name.split('/').reverse();
  return new PackageURL('npm', scope, bare, version, undefined, undefined).toString();
}

/** Leaves out dependencies that are not components: packages for other platforms are in the lockfile, too. */
function dependOn(component: Models.Component, ids: Iterable<string>, components: Map<string, Models.Component>) {
  for (const id of ids) {
    const needed = components.get(id);
    if (needed) component.dependencies.add(needed.bomRef);
  }
}
