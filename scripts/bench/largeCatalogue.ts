import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PrerenderFolders } from '../prerender/prerender';

const PUBLIC = path.resolve(import.meta.dirname, '../../public');

interface SampleProduct {
  id: string;
  name: string;
  slug: string;
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

/** Copy number `round` of a product. The first copy is the product itself. */
function copyOf<T extends SampleProduct>(product: T, round: number): T {
  if (round === 0) return product;
  const { id, name, slug } = product;
  return {
    ...product,
    id: `${id}-${round}`,
    name: `${name} ${round}`,
    slug: `${slug}-${round}`,
    isFeatured: false,
  };
}

/** Repeats a list until it has `count` entries. */
function repeat<T extends SampleProduct>(products: readonly T[], count: number): T[] {
  return Array.from({ length: count }, (_, index) => {
    const product = products[index % products.length] as T;
    return copyOf(product, Math.floor(index / products.length));
  });
}

/**
 * Writes a public folder with the content of another one and `count` products, which are copies of
 * its products and share their images.
 */
async function writeLargeCatalogue(from: string, to: string, count: number): Promise<void> {
  await mkdir(to, { recursive: true });
  await cp(from, to, { recursive: true });
  const products = path.join(to, 'data/products');
  const indexFile = path.join(products, 'index.json');
  const index = await readJson<{ products: SampleProduct[]; count: number }>(indexFile);
  const list = repeat(index.products, count);
  await writeFile(indexFile, JSON.stringify({ ...index, products: list, count }, null, 2));
  const wanted = new Set(list.map(({ id }) => id));
  const rounds = Math.ceil(count / index.products.length);
  for (const name of await readdir(path.join(products, 'by-category'))) {
    const file = path.join(products, 'by-category', name);
    const category = await readJson<{ products: SampleProduct[] }>(file);
    const records = repeat(category.products, category.products.length * rounds);
    const kept = records.filter(({ id }) => wanted.has(id));
    await writeFile(file, JSON.stringify({ ...category, products: kept }, null, 2));
  }
}

/**
 * Runs a function with temporary folders: the content of the site with `count` products, and an empty folder for its
 * build.
 */
export async function withLargeCatalogue<T>(
  count: number,
  run: (folders: PrerenderFolders) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'catalogue-'));
  const folders = { publicFolder: path.join(folder, 'public'), dist: path.join(folder, 'dist') };
  try {
    await writeLargeCatalogue(PUBLIC, folders.publicFolder, count);
    return await run(folders);
  } finally {
    await rm(folder, { recursive: true });
  }
}
