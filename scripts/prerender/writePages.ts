import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PAGE_DATA_FORMAT, pageDataUrl, type PageDataFile } from '../../src/api/content/pageData';
import type * as Entry from '../../src/app/prerender/entry.prerender';
import { isUnder, PATHS } from '../../src/domain/links/paths';
import type { PictureManifest } from '../../src/ui/media/pictureVariants';
import { forEachConcurrently } from '../build/forEachConcurrently';
import { ensureCompressed, writeOutput } from '../build/outputFile';
import { composeDocument } from './document';
import { isIndexed } from './crawlers';
import { hashOf, isUpToDate } from './pageStamp';
import type { PageJob, SharedParts } from './renderDocument';
import { renderPages } from './renderPages';

/** Number of files that are read and compared at the same time, so that the build does not wait for each. */
const FILES_AT_ONCE = 16;

export interface PrerenderJob {
  dist: string;
  entry: typeof Entry;
  entryFile: string;
  reader: Entry.PageReader;
  pictures: PictureManifest;
  shared: SharedParts;
}

/** Writes the shells of the client-only routes without a parameter, which make every host respond with status 200. */
async function writeShells({ dist, entry, shared }: PrerenderJob): Promise<string[]> {
  // The list imports React, which must not be loaded before the build has chosen its mode.
  const { ADMIN_FILE_PATHS } = await import('../../src/admin/shell/adminPages');
  const fixed = entry.pageRoutes.filter(({ path: pattern }) => !pattern.includes(':'));
  const previews = fixed.map(({ path: pattern }) =>
    pattern === '' ? '/preview' : `/preview/${pattern}`,
  );
  const shells = ['/contact', ...ADMIN_FILE_PATHS, ...previews, '/404', '/200'];
  for (const page of shells) {
    const shell = composeDocument(shared, null, isUnder(page, PATHS.admin));
    await writeOutput(dist, `${page.slice(1)}.html`, shell);
  }
  return shells.map((page) => `${page.slice(1)}.html`);
}

function fileOf(pagePath: string): string {
  return pagePath === '/'
    ? 'index.html'
    : `${decodeURIComponent(pagePath).replace(/^\//, '')}.html`;
}

const dataFileOf = (pagePath: string) => decodeURIComponent(pageDataUrl(pagePath)).slice(1);

function dataText(queries: PageDataFile['queries']): string {
  return JSON.stringify({ format: PAGE_DATA_FORMAT, queries } satisfies PageDataFile);
}

const readHtml = (dist: string, pagePath: string): Promise<Buffer> =>
  readFile(path.join(dist, fileOf(pagePath))).catch(() => Buffer.alloc(0));

/** Writes all public pages with their data, and the shells. Keeps pages of the same build and data. */
export async function writePages(
  job: PrerenderJob,
): Promise<{ files: string[]; indexed: string[]; count: number; rendered: number }> {
  const { dist, entry, reader, pictures, shared } = job;
  const paths = await reader.listPaths();
  const dataFiles = new Map<string, string>();
  const outdated: PageJob[] = [];
  const indexed = new Set(paths);
  const noteIndexed = (pagePath: string, html: Buffer) => {
    if (!isIndexed(html, shared.siteUrl + pagePath)) indexed.delete(pagePath);
  };
  await forEachConcurrently(paths, FILES_AT_ONCE, async (pagePath) => {
    const data = await reader.readPage(pagePath, pictures);
    const file = fileOf(pagePath);
    const inputs = hashOf(shared.build, JSON.stringify(data));
    const html = await readHtml(dist, pagePath);
    if (isUpToDate(html, inputs)) {
      await ensureCompressed(dist, file);
      noteIndexed(pagePath, html);
    } else outdated.push({ data, file, inputs });
    dataFiles.set(dataFileOf(pagePath), dataText(data.queries));
  });
  for (const list of await reader.readProductLists())
    dataFiles.set(dataFileOf(list.path), dataText(list.queries));
  await renderPages(entry, { dist, entryFile: job.entryFile, shared, jobs: outdated });
  for (const { data } of outdated) noteIndexed(data.path, await readHtml(dist, data.path));
  await forEachConcurrently(dataFiles, FILES_AT_ONCE, ([file, text]) =>
    writeOutput(dist, file, text),
  );
  return {
    files: [...paths.map(fileOf), ...dataFiles.keys(), ...(await writeShells(job))],
    indexed: [...indexed],
    count: paths.length,
    rendered: outdated.length,
  };
}
