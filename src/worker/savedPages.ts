import type { WorkboxPlugin } from 'workbox-core/types';
import {
  PAGE_DATA_FORMAT,
  type PageDataFile,
  pageDataUrl,
  type PageQuery,
  PRODUCT_LIST_PATH,
} from '@/api/content/pageData';
import { PATHS } from '@/domain/links/paths';
import { packProductList, type ProductListItem } from '@/domain/product/productListItem';
import { builtAtOf, CACHES, SAVED_BUILD, tellSaved, toSaved, withBody } from './savedResponse';
import { manifest } from './scope';

const BUILD = /<html [^>]*data-build="([^"]*)"/;
/** Added to pages of the back office by the local server, for one visit (docs/behaviour/publishing.md). */
const TOKEN = /<meta name="publish-token"[^>]*>/;

/** Pages are the same for every query. All pages of the back office have the same document. */
const usesPath = (keyOf: (pathname: string) => string): WorkboxPlugin => ({
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    return url.origin + keyOf(url.pathname);
  },
});

const savesPage: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const html = response.status === 200 ? await response.text() : '';
    const build = BUILD.exec(html)?.[1];
    return build ? toSaved(response, html.replace(TOKEN, ''), { [SAVED_BUILD]: build }) : null;
  },
};

/** Marks the document of a page that comes from a copy, with the time of its build. */
async function marked(response: Response, builtAt: string, change = (html: string) => html) {
  const html = change(await response.text());
  return withBody(
    response,
    html.replace('<html ', () => `<html data-saved="${builtAt}" `),
  );
}

const marksCopy: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && marked(cachedResponse, builtAtOf(cachedResponse)),
};

/** The content of a document, and the data from which it was rendered. */
const CONTENT = /(<div id="root">)[\s\S]*(<\/div>\s*<template id="boot-failure")/;
const DATA = /<script type="application\/json" id="page-data"[^>]*>([\s\S]*?)<\/script>/;
const TITLE = /<title>[^<]*<\/title>/;

/** Returns the document of a saved page without its content, which the application renders for any path. */
function emptied(html: string): string {
  return html.replace(CONTENT, '$1$2').replace(DATA, '').replace(TITLE, '<title></title>');
}

/** The application shows what is saved of the content. Without any saved page it may be missing too: a message. */
async function answerUnsaved({ request }: { request: Request }): Promise<Response> {
  const cache = await caches.open(CACHES.pages);
  const last = (await cache.matchAll()).at(-1);
  if (!last) return messagePage('You are offline.', 'Not saved on this phone');
  const { pathname } = new URL(request.url);
  const data = await caches.match(pageDataUrl(pathname));
  return marked(last, data ? builtAtOf(data) : '', emptied);
}

async function queriesOf(
  pathname: string,
): Promise<{ saved: Response; queries: PageQuery[] } | undefined> {
  const saved = await (await caches.open(CACHES.pages)).match(pathname);
  if (saved?.headers.get(SAVED_BUILD) !== manifest.build) return undefined;
  const [, json = ''] = DATA.exec(await saved.clone().text()) ?? [];
  const { queries } = JSON.parse(json || '{}') as { queries?: PageQuery[] };
  return queries && { saved, queries };
}

function listOf(queries: readonly PageQuery[] = []): PageQuery[] | undefined {
  const list = queries.find(({ endpointName }) => endpointName === 'productList');
  return list && [{ ...list, value: packProductList(list.value as ProductListItem[]) }];
}

/** Answers data of a page that was opened by URL: only its document is saved, that of the store with a small list. */
export const answersFromPage: WorkboxPlugin = {
  handlerDidError: async ({ request, event }) => {
    const { pathname } = new URL(request.url);
    if (!pathname.endsWith('.data.json')) return undefined;
    const isList = pathname === pageDataUrl(PRODUCT_LIST_PATH);
    const path = isList ? PATHS.store : pathname.replace(/(?:^(\/)index)?\.data\.json$/, '$1');
    const found = await queriesOf(path).catch(() => undefined);
    const queries = isList ? listOf(found?.queries) : found?.queries;
    await tellSaved(event, request, found && queries ? builtAtOf(found.saved) : '');
    if (!queries) return undefined;
    return Response.json({ format: PAGE_DATA_FORMAT, queries } satisfies PageDataFile);
  },
};

const pagePlugins = (keyOf: (pathname: string) => string): WorkboxPlugin[] => [
  usesPath(keyOf),
  savesPage,
  marksCopy,
  { handlerDidError: answerUnsaved },
];

export const sitePagePlugins = pagePlugins((pathname) => pathname.replace(/(.)\/+$/, '$1'));
export const officePagePlugins = pagePlugins(() => PATHS.admin);

export function messagePage(heading: string, text = ''): Response {
  const html =
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${heading}</title>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<style>:root{color-scheme:light dark;font:1rem/1.5 system-ui}main{max-width:40rem;margin:15vh auto;padding:0 24px}a{color:inherit}</style>' +
    `<main><h1>${heading}</h1>${text && `<p>${text}</p>`}<p><a href="">Try Again</a></p></main></html>`;
  const headers = {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  };
  return new Response(html, { status: 503, headers });
}
