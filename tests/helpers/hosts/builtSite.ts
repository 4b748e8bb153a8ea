import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAboutPage } from '../../../src/domain/page/aboutSchema';
import { parseCategories } from '../../../src/domain/category/schema';
import { parseHomePage } from '../../../src/domain/page/homeSchema';
import {
  parseProductFile,
  parseProductIndex,
  type ProductSummary,
} from '../../../src/domain/product/schema';
import {
  parseProjectFile,
  parseProjectIndex,
  type ProjectSummary,
} from '../../../src/domain/project/schema';
import { parseServices } from '../../../src/domain/service/schema';
import { footerGroups } from '../../../src/domain/site/site';
import { parseSite } from '../../../src/domain/site/schema';
import { parseTopics } from '../../../src/domain/topic/schema';

/** Folder of the tested build, which the server of the test run serves as well. */
export const DIST = path.resolve(process.env['PLAYWRIGHT_DIST'] ?? 'dist');

export function builtFile(file: string): string {
  return readFileSync(path.join(DIST, file), 'utf8');
}

export interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** Returns the scripts of the build by source module. Vite's folder is next to the one of the build. */
export function builtManifest(): Record<string, Chunk> {
  const text = builtFile('../.prerender/client/.vite/manifest.json');
  return JSON.parse(text) as Record<string, Chunk>;
}

export function builtScript(source: string): string {
  const chunk = builtManifest()[source];
  if (!chunk) throw new Error(`The build has no script of ${source}`);
  return `/${chunk.file}`;
}

function builtJson(file: string): unknown {
  return JSON.parse(builtFile(`data/${file}`));
}

function recordIn<R extends { id: string }>(
  list: 'products' | 'projects',
  parse: (json: unknown) => { value: R[] },
  id: string,
): R {
  const files = readdirSync(path.join(DIST, `data/${list}/by-category`));
  const record = files
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => parse(builtJson(`${list}/by-category/${file}`)).value)
    .find((one) => one.id === id);
  if (!record) throw new Error(`No record of ${id}`);
  return record;
}

/** The content of the build, as the site reads it. The tests work with any content. */
export const content = {
  site: () => parseSite(builtJson('site.json')).value,
  footerGroups: () => footerGroups(content.site()),
  home: () => parseHomePage(builtJson('pages/home.json')).value,
  about: () => parseAboutPage(builtJson('pages/about.json')).value,
  services: () => parseServices(builtJson('services/index.json')).value,
  topics: () => parseTopics(builtJson('pages/topics.json')).value,
  products: () => parseProductIndex(builtJson('products/index.json')).value,
  featuredProducts: () => parseProductIndex(builtJson('products/featured.json')).value,
  categories: () => parseCategories(builtJson('categories/products/index.json')).value,
  projects: () => parseProjectIndex(builtJson('projects/index.json')).value,
  projectCategories: () => parseCategories(builtJson('categories/projects/index.json')).value,
  projectRecord: ({ id }: ProjectSummary) => recordIn('projects', parseProjectFile, id),
  productRecord: ({ id }: ProductSummary) => recordIn('products', parseProductFile, id),
};

export function someProduct(at = 0): ProductSummary {
  const product = content.products()[at];
  if (!product) throw new Error(`The content has no product number ${at + 1}`);
  return product;
}

export interface BuiltPage {
  path: string;
  file: string;
  html: string;
  /** Whether the page is a record under another name. It redirects to the record's own path. */
  isAlias: boolean;
}

/** Returns all prerendered pages, without the shells. */
export function builtPages(): BuiltPage[] {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.html'))
    .sort()
    .flatMap((file) => {
      const html = builtFile(file);
      const data = /<script type="application\/json" id="page-data"[^>]*>([^<]*)<\/script>/.exec(
        html,
      );
      if (!data) return [];
      const page = JSON.parse(data[1] ?? '') as { path: string };
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
      return [{ path: page.path, file, html, isAlias: !canonical.endsWith(encodeURI(page.path)) }];
    });
}

/** Returns one page of each kind: all of the first level, and the first one below each of them. */
export function pagesOfEachKind(): BuiltPage[] {
  const kinds = new Map<string, BuiltPage>();
  for (const page of builtPages()) {
    const [first = '', ...rest] = page.path.split('/').slice(1);
    const kind = rest.length > 0 ? `${first}/${rest.length}` : page.path;
    if (!kinds.has(kind)) kinds.set(kind, page);
  }
  return [...kinds.values()];
}
