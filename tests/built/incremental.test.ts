import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadEnv } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { productPath } from '../../src/domain/links/paths';
import { filesBelow } from '../../scripts/build/files';
import { prerender } from '../../scripts/prerender/prerender';
import { content, DIST } from '../helpers/hosts/builtSite';

const folder = mkdtempSync(path.join(tmpdir(), 'incremental ü '));
const at = (...parts: string[]) => path.join(folder, ...parts);
const INDEX = at('public/data/products/index.json');
const update = () =>
  prerender(loadEnv('production', '.', 'VITE_'), { publicFolder: at('public'), dist: at('dist') });

/** Hash of the bytes, and modification time, of every file of the build. */
type Snapshot = Record<string, string>;

async function takeSnapshot(): Promise<Snapshot> {
  const files = await filesBelow(at('dist'));
  return Object.fromEntries(
    files.map((file) => {
      const bytes = readFileSync(at('dist', file));
      const hash = createHash('sha256').update(bytes).digest('hex');
      return [file, `${hash} ${statSync(at('dist', file)).mtimeMs}`];
    }),
  );
}

/** Files that differ or exist in one snapshot only, without compressed versions. */
function changedFiles(before: Snapshot, after: Snapshot): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter((file) => before[file] !== after[file]);
  return [...new Set(changed.map((file) => file.replace(/\.(?:br|gz)$/, '')))].sort();
}

/** The names of all files, and what is in those that are not compressed and do not contain the time of the build. */
const withoutTimes = (files: Snapshot) =>
  Object.fromEntries(
    Object.entries(files).map(([file, state]) => [
      file,
      !/\.(?:br|gz)$|^data\/version/.test(file) && state.split(' ')[0],
    ]),
  );

interface ProductIndex {
  products: { id: string; slug: string; name: string; category: string; isFeatured?: boolean }[];
}
const readIndex = () => JSON.parse(readFileSync(INDEX, 'utf8')) as ProductIndex;
const writeIndex = (index: ProductIndex) => writeFileSync(INDEX, JSON.stringify(index, null, 2));

/** The build of the current content, before each change of a test. */
let original: Snapshot;

beforeAll(async () => {
  cpSync('public', at('public'), { recursive: true });
  cpSync(DIST, at('dist'), { recursive: true, preserveTimestamps: true });
  await update();
  original = await takeSnapshot();
});

afterAll(() => rmSync(folder, { recursive: true }));

it('An unchanged build is not touched', async () => {
  await update();
  expect(changedFiles(original, await takeSnapshot())).toEqual([]);
});

it('A renamed product changes its page, the pages that show it, the lists and the version', async () => {
  const product = content.products().find(({ isFeatured }) => !isFeatured);
  if (!product) throw new Error('Every product is featured');
  const data = await filesBelow(at('public/data/products'));
  const changedData: string[] = [];
  for (const file of data) {
    const text = readFileSync(at('public/data/products', file), 'utf8');
    const renamed = text.replaceAll(JSON.stringify(product.name), '"Renamed Lamp"');
    if (renamed !== text) changedData.push(`data/products/${file}`);
    writeFileSync(at('public/data/products', file), renamed);
  }
  await update();
  const files = changedFiles(original, await takeSnapshot());
  const page = productPath(product).slice(1);
  const wanted = [`${page}.html`, `${page}.data.json`, 'store.html', 'store.list.data.json'];
  expect(files).toEqual(expect.arrayContaining([...wanted, ...changedData, 'data/version.json']));
  // These files contain hashes only.
  const others = files.filter((file) => !['data/version.json', 'sw.js'].includes(file));
  for (const file of others)
    expect(readFileSync(at('dist', file), 'utf8'), file).toContain('Renamed Lamp');
  expect(others.length).toBeLessThan(Object.keys(original).length / 20);
  cpSync('public/data', at('public/data'), { recursive: true });
});

it('The page of a removed product is removed, and restored with the product', async () => {
  const index = readIndex();
  const [removed] = index.products.slice(-1);
  const page = `store/${removed?.slug}.html`;
  writeIndex({ ...index, products: index.products.slice(0, -1) });
  await update();
  const files = await takeSnapshot();
  for (const file of [page, `${page}.br`, `${page}.gz`, `store/${removed?.slug}.data.json`])
    expect(files).not.toHaveProperty([file]);
  expect(readFileSync(at('dist/sitemap.xml'), 'utf8')).not.toContain(`/${removed?.slug}<`);
  cpSync('public/data', at('public/data'), { recursive: true });
  await update();
  expect(withoutTimes(await takeSnapshot())).toEqual(withoutTimes(original));
});

it('Damaged, incomplete and missing files of an interrupted build are restored', async () => {
  const home = readFileSync(at('dist/index.html'), 'utf8');
  writeFileSync(at('dist/index.html'), home.replace('</h1>', '!</h1>'));
  writeFileSync(at('dist/store.html'), readFileSync(at('dist/store.html')).subarray(0, 20_000));
  writeFileSync(at('dist/about.data.json'), '{');
  writeFileSync(at('dist/left.html.123.tmp'), 'half');
  for (const file of ['cart.html', 'booking.html.br', 'data/version.json', 'sitemap.xml'])
    rmSync(at('dist', file));
  await update();
  expect(withoutTimes(await takeSnapshot())).toEqual(withoutTimes(original));
});

it('The version is not written if another file could not be written', async () => {
  const version = readFileSync(at('dist/data/version.json'), 'utf8');
  const index = readIndex();
  writeIndex({ ...index, products: index.products.slice(1) });
  // A folder that blocks the path of a file.
  rmSync(at('dist/data/site.json'));
  mkdirSync(at('dist/data/site.json/blocked'), { recursive: true });
  await expect(update()).rejects.toThrow();
  expect(readFileSync(at('dist/data/version.json'), 'utf8')).toBe(version);
});
