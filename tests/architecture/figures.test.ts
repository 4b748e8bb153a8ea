import type { Plugin, UserConfig } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import config from '../../vite.config';
import { codeIn, filesIn, isTest, textOf } from './projectFiles';

/** Maximum number of files in a folder, without those in its subfolders. */
const FOLDER_MAX = 25;
const VITE_CONFIG_MAX = 60;

/** Files that pass values to redux-persist, whose types do not fit Redux 5. */
const STORAGE_BOUNDARY = ['src/api/storage/persist/persistSlice.ts'];

const code = codeIn('src', 'scripts').filter((file) => !isTest(file));

describe('folders', () => {
  it(`contain at most ${FOLDER_MAX} files`, () => {
    const counts = new Map<string, number>();
    for (const file of filesIn('src', 'scripts', 'tests')) {
      const folder = file.slice(0, file.lastIndexOf('/'));
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    const large = [...counts].filter(([, count]) => count > FOLDER_MAX);
    expect(large).toEqual([]);
  });
});

describe('types', () => {
  it('are not replaced by casts outside the storage boundary', () => {
    const found = code.filter((file) => textOf(file).includes('as unknown as'));
    expect(found.filter((file) => !STORAGE_BOUNDARY.includes(file))).toEqual([]);
  });
});

/** Returns every regular expression in the data of a configuration. */
function patternsIn(value: unknown): RegExp[] {
  if (value instanceof RegExp) return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(patternsIn)
    : [];
}

describe('vite.config.ts', () => {
  let settings: UserConfig;
  beforeAll(() => {
    settings = config({ command: 'build', mode: 'production', isSsrBuild: false });
  });

  it(`has at most ${VITE_CONFIG_MAX} lines`, () => {
    expect(textOf('vite.config.ts').trimEnd().split('\n').length).toBeLessThanOrEqual(
      VITE_CONFIG_MAX,
    );
  });

  it('selects no files by patterns', () => {
    expect(patternsIn({ ...settings, plugins: [] })).toEqual([]);
  });

  it('replaces no module except the development build of the router', () => {
    expect(Object.keys(settings.resolve?.alias ?? {})).toEqual([
      'react-router/dom',
      'react-router',
    ]);
    const plugins = (settings.plugins ?? []).flat() as Plugin[];
    const own = plugins.filter(({ name }) => !name.startsWith('vite:'));
    expect(own.length).toBeGreaterThan(2);
    expect(own.filter((plugin) => plugin.resolveId ?? plugin.load ?? plugin.transform)).toEqual([]);
  });
});
