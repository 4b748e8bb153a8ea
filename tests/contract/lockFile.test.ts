import { readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { describe, expect, it } from 'vitest';
import { nodeError } from '../../scripts/setup.mjs';

const PROJECT = path.resolve(import.meta.dirname, '../..');
/** The oldest releases that the project promises to run on, and the newest that is supported for long. */
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

/** The place where a package finds another: in its own folder, or in one above it. */
function found(place: string, name: string): string | undefined {
  const own = `${place ? `${place}/` : ''}node_modules/${name}`;
  if (packages[own]) return own;
  const above = place.lastIndexOf('/node_modules/');
  if (above >= 0) return found(place.slice(0, above), name);
  return place ? found('', name) : undefined;
}

/** Whether a package that is made for certain systems is installed on `linux/musl/x64` or `win32/x64`. */
function isFor({ os, cpu, libc }: LockedPackage, platform: string): boolean {
  const parts = platform.split('/');
  const [system = '', processor = ''] = [parts[0], parts.at(-1)];
  const library = parts.length === 3 ? parts[1] : undefined;
  const hasLibrary = !libc || (library !== undefined && libc.includes(library));
  return (!os || os.includes(system)) && (!cpu || cpu.includes(processor)) && hasLibrary;
}

/** The places of what is installed on one of the platforms: a package and what it needs, unless it is for others. */
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
      const needed = found(place, name);
      const part = needed && packages[needed];
      if (part && PLATFORMS.some((platform) => isFor(part, platform))) places.add(needed);
    }
  }
  places.delete('');
  return places;
}

describe('the lock file', () => {
  it('knows what the files of every package must be', () => {
    const open = locked.filter(([, { integrity }]) => !/^sha512-\S{86}==$/.test(integrity ?? ''));
    expect(open.map(([place]) => place)).toEqual([]);
  });

  it('holds the native parts for Linux with either C library, macOS and Windows', () => {
    const families = locked.flatMap(([place, { optionalDependencies = {} }]) => {
      const parts = Object.keys(optionalDependencies).map(
        (name) => packages[found(place, name) ?? ''],
      );
      // What only one system has, such as the file events of macOS, has nothing for the others.
      return parts.some((part) => part?.os?.includes('win32')) ? [{ place, parts }] : [];
    });
    const names = families.map(({ place }) => nameOf(place));
    for (const name of ['sharp', 'rolldown', 'lightningcss', 'esbuild', 'oxlint', 'typescript'])
      expect(names).toContain(name);
    const missing = families.flatMap(({ place, parts }) =>
      PLATFORMS.filter((platform) => !parts.some((part) => part && isFor(part, platform))).map(
        (platform) => `${nameOf(place)} for ${platform}`,
      ),
    );
    expect(missing).toEqual([]);
  });

  it.each(NODE_VERSIONS)('has no package that wants another Node than %s', (version) => {
    const wanted = [...installed()].map((place) => ({
      place,
      node: packages[place]?.engines?.node ?? '*',
    }));
    expect(wanted.length).toBeGreaterThan(200);
    expect(wanted.filter(({ node }) => !semver.satisfies(version, node))).toEqual([]);
  });

  it('has no install script that package.json does not decide about', () => {
    const withScript = [...installed()].filter((place) => packages[place]?.hasInstallScript);
    expect(withScript.map(nameOf).sort()).toEqual(Object.keys(project.allowScripts).sort());
  });
});

describe('the project', () => {
  it('states the same versions of Node everywhere', () => {
    for (const version of [...NODE_VERSIONS, '20.18.3', '21.7.3', '22.11.0', '26.1.0', '18.20.0']) {
      const isPromised = semver.satisfies(version, project.engines.node);
      expect([version, nodeError(version) === undefined]).toEqual([version, isPromised]);
    }
    expect(
      semver.satisfies(
        `${readFileSync(path.join(PROJECT, '.nvmrc'), 'utf8').trim()}.99.0`,
        project.engines.node,
      ),
    ).toBe(true);
  });
});
