import { readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { describe, expect, it } from 'vitest';
import { nodeError } from '../../scripts/setup.mjs';

const PROJECT = path.resolve(import.meta.dirname, '../..');
/** The oldest release of each supported version. */
const NODE_VERSIONS = ['20.19.0', '22.12.0', '24.0.0'];
const PLATFORMS = ['linux/glibc', 'linux/musl', 'darwin', 'win32'].flatMap((system) =>
  ['x64', 'arm64'].map((cpu) => `${system}/${cpu}`),
);

interface LockedPackage {
  integrity?: string;
  engines?: { node?: string };
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(PROJECT, file), 'utf8'));

const { packages } = read('package-lock.json') as { packages: Record<string, LockedPackage> };
const project = read('package.json') as {
  engines: { node: string };
  allowScripts: Record<string, boolean>;
};
const locked = Object.entries(packages).filter(([place]) => place !== '');
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 13);

/** Returns the path at which a package finds another: in its own folder, or in one above it. */
function resolvePackage(place: string, name: string): string | undefined {
  const own = `${place ? `${place}/` : ''}node_modules/${name}`;
  if (packages[own]) return own;
  const above = place.lastIndexOf('/node_modules/');
  if (above >= 0) return resolvePackage(place.slice(0, above), name);
  return place ? resolvePackage('', name) : undefined;
}

/** Returns whether a package is installed on a platform, such as `linux/musl/x64` or `win32/x64`. */
function isFor({ os, cpu, libc }: LockedPackage, platform: string): boolean {
  const parts = platform.split('/');
  const [system = '', processor = ''] = [parts[0], parts.at(-1)];
  const library = parts.length === 3 ? parts[1] : undefined;
  const hasLibrary = !libc || (library !== undefined && libc.includes(library));
  return (!os || os.includes(system)) && (!cpu || cpu.includes(processor)) && hasLibrary;
}

function installed(): Set<string> {
  const places = new Set<string>(['']);
  for (const place of places) {
    const entry = packages[place] ?? {};
    for (const name of Object.keys({
      ...entry.dependencies,
      ...entry.devDependencies,
      ...entry.optionalDependencies,
      ...entry.peerDependencies,
    })) {
      const needed = resolvePackage(place, name);
      const part = needed && packages[needed];
      if (part && PLATFORMS.some((platform) => isFor(part, platform))) places.add(needed);
    }
  }
  places.delete('');
  return places;
}

describe('the lock file', () => {
  it('contains a checksum for every package', () => {
    const open = locked.filter(([, { integrity }]) => !/^sha512-\S{86}==$/.test(integrity ?? ''));
    expect(open.map(([place]) => place)).toEqual([]);
  });

  it('contains native packages for Linux with both C libraries, macOS and Windows', () => {
    const families = locked.flatMap(([place, { optionalDependencies = {} }]) => {
      const names = Object.keys(optionalDependencies);
      const parts = names.flatMap((name) => packages[resolvePackage(place, name) ?? ''] ?? []);
      // Packages for one system only, such as the file events of macOS, are ignored.
      return parts.some((part) => part.os?.includes('win32'))
        ? [{ name: nameOf(place), parts }]
        : [];
    });
    const expected = 'sharp rolldown lightningcss esbuild oxlint jscpd typescript-native'.split(
      ' ',
    );
    expect(families.map(({ name }) => name)).toEqual(expect.arrayContaining(expected));
    const missing = families.flatMap(({ name, parts }) =>
      PLATFORMS.filter((platform) => !parts.some((part) => isFor(part, platform))).map(
        (platform) => `${name} for ${platform}`,
      ),
    );
    expect(missing).toEqual([]);
  });

  it('contains only packages that support every promised release of Node.js', () => {
    const places = [...installed()];
    expect(places.length).toBeGreaterThan(200);
    const needs = (place: string) => packages[place]?.engines?.node ?? '*';
    const { node: promised } = project.engines;
    expect(places.filter((place) => !semver.subset(promised, needs(place)))).toEqual([]);
  });

  it('contains no install script without a decision in package.json', () => {
    const withScript = [...installed()].filter((place) => packages[place]?.hasInstallScript);
    expect(withScript.map(nameOf).sort()).toEqual(Object.keys(project.allowScripts).sort());
  });
});

describe('the project', () => {
  it('states the same versions of Node.js everywhere', () => {
    const isPromised = (version: string) => semver.satisfies(version, project.engines.node);
    const others = ['18.20.0', '20.18.3', '21.7.3', '22.11.0', '23.11.0', '26.1.0'];
    for (const version of [...NODE_VERSIONS, ...others])
      expect(nodeError(version) === undefined, version).toBe(isPromised(version));
    const used = readFileSync(path.join(PROJECT, '.nvmrc'), 'utf8').trim();
    expect(isPromised(`${used}.99.0`)).toBe(true);
  });
});
