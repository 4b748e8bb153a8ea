import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Entry from '../../../src/app/prerender/entry.prerender';
import { seededRandom } from '../../../src/domain/listing/related';
import { parseSite } from '../../../src/domain/site/schema';
import { builtScript } from '../hosts/builtSite';
import { composeDocument } from '../../../scripts/prerender/document';

/** The prerenderer of the tested build. */
const PRERENDER = path.resolve('.prerender');

function brandOf(files: Map<string, unknown>): string {
  try {
    return parseSite(files.get('site.json')).value.brand.name;
  } catch {
    return '';
  }
}

/** Pages of one kind are alike, so one page below each first level is enough. */
const PAGES_OF_A_KIND = 1;

function someOfEachKind(addresses: readonly string[]): string[] {
  const kinds = new Map<string, number>();
  return addresses.filter((address) => {
    const [first = '', ...rest] = address.split('/').slice(1);
    const kind = rest.length > 0 ? `${first}/${rest.length}` : address;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    return (kinds.get(kind) ?? 0) <= PAGES_OF_A_KIND;
  });
}

/** Renders some public paths of each kind from hostile content. Returns paths and documents. */
export async function prerenderHostile(files: Map<string, unknown>): Promise<Map<string, string>> {
  const entry = (await import(
    pathToFileURL(path.join(PRERENDER, 'entry.prerender.js')).href
  )) as typeof Entry;
  const template = await readFile(path.join(PRERENDER, 'client/index.html'), 'utf8');
  const reader = entry.createPageReader({
    source: {
      read: (name) =>
        files.has(name) ? Promise.resolve(files.get(name)) : Promise.reject(new Error(name)),
    },
    loadParsers: entry.loadParsers,
    loadReaders: entry.loadReaders,
    randomFor: seededRandom,
    report: () => undefined,
  });
  const parts = {
    build: '0',
    template,
    baseCss: entry.baseCss(),
    fontCss: '',
    fontUrls: [],
    startScript: entry.START_SCRIPT,
    connect: ["'self'"],
    brand: brandOf(files),
    siteUrl: 'https://slate.example',
  };
  const chunks = [builtScript('src/app/entry.client.tsx')];
  const documents = new Map<string, string>();
  for (const address of someOfEachKind(await reader.listPaths())) {
    const data = await reader.readPage(address, {});
    const page = await entry.renderPage(data);
    documents.set(
      address,
      composeDocument(parts, { ...page, share: page.head.image, data, chunks, pageChunks: [] }),
    );
  }
  reader.close();
  return documents;
}
