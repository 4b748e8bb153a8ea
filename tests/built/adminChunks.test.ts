import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { builtManifest, DIST } from '../helpers/hosts/builtSite';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ADMIN = /^src\/admin\//;

const manifest = builtManifest();

/** Returns the chunks that are reachable from these without a lazy entry of the back office. */
function reached(from: string[]): Set<string> {
  const found = new Set<string>();
  const open = [...from];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (found.has(key)) continue;
    found.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    open.push(...imports, ...dynamicImports.filter((entry) => !ADMIN.test(entry)));
  }
  return found;
}

// The script of the head, from which everything else is reached.
const entries = Object.entries(manifest)
  .filter(([, { file }]) => file.startsWith('assets/index-'))
  .map(([key]) => key);

function sources(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
}

/** The sentences of a source: what a minifier leaves as it is. */
function sentences(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8').replace(
    /\/\*[\s\S]*?\*\/|\/\/.*$/gm,
    '',
  );
  return [...text.matchAll(/(['"])((?:(?!\1)[^\\\n]){14,})\1/g)]
    .map(([, , sentence = '']) => sentence)
    .filter((sentence) => !/^[@.]|^[\w/-]+$/.test(sentence));
}

it('no chunk that a public page can reach contains text of the back office', () => {
  const files = sources('src');
  const publicText = files
    .filter((file) => !ADMIN.test(file))
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
    .join('\n');
  const own = files
    .filter((file) => ADMIN.test(file))
    .flatMap(sentences)
    .filter((sentence) => !publicText.includes(sentence));
  expect(own.length).toBeGreaterThan(50);

  const visited = [...reached(entries)];
  expect(visited.length).toBeGreaterThan(10);
  expect(visited.filter((key) => ADMIN.test(key))).toEqual([]);
  const found = visited.flatMap((key) => {
    const code = readFileSync(path.join(DIST, manifest[key]?.file ?? ''), 'utf8');
    return own
      .filter((sentence) => code.includes(sentence))
      .map((sentence) => `${key}: ${sentence}`);
  });
  expect(found).toEqual([]);

  // The sentences exist: the chunks of the back office contain them.
  const behind = [...reached(Object.keys(manifest).filter((key) => ADMIN.test(key)))];
  const code = behind
    .map((key) => readFileSync(path.join(DIST, manifest[key]?.file ?? ''), 'utf8'))
    .join('\n');
  expect(own.filter((sentence) => code.includes(sentence)).length).toBeGreaterThan(50);
});

it('scripts of public pages are compiled while they are loaded, short ones and those of the back office when they are used', () => {
  const codeOf = (key: string) => readFileSync(path.join(DIST, manifest[key]?.file ?? ''), 'utf8');
  const isHinted = (key: string) => codeOf(key).startsWith('//# allFunctionsCalledOnLoad\n');
  const long = [...reached(entries)].filter((key) => codeOf(key).length >= 5000);
  expect(long.length).toBeGreaterThan(10);
  expect(long.filter((key) => !isHinted(key))).toEqual([]);
  expect(Object.keys(manifest).filter((key) => ADMIN.test(key) && isHinted(key))).toEqual([]);
});

it('the script of the head loads the scripts of an empty shell together, and no other script names them to preload them', () => {
  const codeOf = (key: string) => readFileSync(path.join(DIST, manifest[key]?.file ?? ''), 'utf8');
  const preloadsOf = (key: string) => /__vite__mapDeps=.*$/m.exec(codeOf(key))?.[0] ?? '';
  const { imports = [] } = manifest['src/app/entry.client.tsx'] ?? {};
  const needed = imports.filter((key) => !entries.includes(key));
  expect(needed.length).toBeGreaterThan(1);
  const named = (key: string) =>
    needed.filter((one) => preloadsOf(key).includes(manifest[one]?.file ?? one));
  expect(entries.flatMap(named)).toEqual(needed);
  const others = Object.keys(manifest).filter((key) => !entries.includes(key));
  expect(others.filter((key) => preloadsOf(key) !== '').length).toBeGreaterThan(3);
  expect(others.filter((key) => named(key).length > 0)).toEqual([]);
});
