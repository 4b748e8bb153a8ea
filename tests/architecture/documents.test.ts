import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FILES } from '../../src/domain/links/contentPaths';
import { codeIn, filesIn, isTest, PROJECT, textOf } from './projectFiles';

const DOCUMENTS = [
  ...readdirSync(PROJECT).filter((file) => file.endsWith('.md')),
  ...filesIn('docs').filter((file) => file.endsWith('.md')),
];
/** Documents that describe the current state. The changelog names files that no longer exist. */
const CURRENT = DOCUMENTS.filter((file) => file !== 'CHANGELOG.md');

/** Files of the project that may refer to documents or paths, besides those in folders. */
const CONFIGURATION = readdirSync(PROJECT).filter((file) => /\.(?:ts|json|toml)$/.test(file));

/** Folders that do not exist before the first publication. */
const CREATED_LATER = ['public/media/uploads'];

const exists = (file: string): boolean =>
  existsSync(path.join(PROJECT, file)) || CREATED_LATER.includes(file);

/** Resolves a path that is relative to the file that names it, or to the project. */
const isResolved = (name: string, file: string): boolean =>
  exists(name) || exists(path.join(path.dirname(file), name));

/** Names of Markdown files, except in URLs and labels of links. */
const documentsIn = (text: string): string[] =>
  [...text.replace(/\[[^\]]*\](?=\()/g, '').matchAll(/(?<![\w/.:-])[\w./-]*\w\.md\b/g)].map(
    ([name]) => name,
  );

/** Targets of relative links, without anchors. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target);

/** Paths in code spans that start with a folder of the project. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:src|scripts|tests|docs|public|deploy|\.github)\/[\w./-]*)`/g)].map(
    ([, name = '']) => name,
  );

describe('references to documents', () => {
  it('resolve in code, configuration and documents', () => {
    const files = [...codeIn('src', 'scripts', 'tests'), ...CONFIGURATION, ...DOCUMENTS];
    const missing = files.flatMap((file) =>
      documentsIn(textOf(file))
        .filter((name) => !isResolved(name, file))
        .map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(DOCUMENTS)('resolve as links in %s', (file) => {
    expect(linksIn(textOf(file)).filter((target) => !isResolved(target, file))).toEqual([]);
  });
});

describe('paths in documents', () => {
  it.each(CURRENT)('exist: %s', (file) => {
    expect(pathsIn(textOf(file)).filter((name) => !exists(name))).toEqual([]);
  });

  it('cover the twenty most likely changes in CONTRIBUTING.md', () => {
    const [, section = ''] = textOf('CONTRIBUTING.md').split('## Where do I change …?');
    const rows = (section.split('\n## ')[0] ?? '')
      .split('\n')
      .filter((line) => line.startsWith('| '));
    expect(rows.slice(2).length).toBeGreaterThanOrEqual(20);
    expect(rows.slice(2).filter((row) => pathsIn(row).length === 0)).toEqual([]);
  });
});

/** Constants that hold a key of local or session storage, or the name of a database. */
const STORAGE_KEY =
  /const \w*KEY = '([^']+)'|^ +\{? ?(?:[\w.: ]+, )?key: '([^']+)'|(?:openDatabase|openDB)\('([^']+)'/gm;
const USES_STORAGE =
  /\b(?:StoredEntry|readEntry|writeEntry|readJson|removeEntry|localStorage)\b|openDatabase|openDB/;

describe('docs/content.md', () => {
  const text = textOf('docs/content.md');

  it('names every content file', () => {
    const files = [...Object.values(FILES), 'products/by-category/', 'projects/by-category/'];
    expect(files.filter((file) => !text.includes(`\`${file}`))).toEqual([]);
  });

  it('names every storage key', () => {
    const sources = codeIn('src').filter((file) => !isTest(file));
    const keys = sources
      .map(textOf)
      .filter((source) => USES_STORAGE.test(source))
      .flatMap((source) => [...source.matchAll(STORAGE_KEY)])
      .map(([, constant, field, database]) => constant ?? field ?? database ?? '');
    expect(keys).toEqual(expect.arrayContaining(['bookingCart', 'adminSession', 'back-office']));
    expect(keys.filter((key) => !text.includes(`\`${key}\``))).toEqual([]);
  });
});

it('README.md names every build setting', () => {
  const text = textOf('README.md');
  const settings = textOf('.env').match(/^VITE_\w+/gm) ?? [];
  expect(settings.length).toBeGreaterThan(5);
  expect(settings.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});
