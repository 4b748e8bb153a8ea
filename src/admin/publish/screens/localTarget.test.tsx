import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { contentHashWith } from '../baseContent';
import { DATA_PATH } from '../../file-store/places';
import { localStore, type StoreCall } from '../../file-store/localStore';
import { clearBackOffice } from '../../../../tests/helpers/storage/backOfficeDatabase';
import { createAdminStore } from '../../../../tests/helpers/component/AdminHarness';
import {
  button,
  filesOf,
  put,
  service,
  show,
} from '../../../../tests/helpers/component/publishScreen';

const PUBLISHED = 'Published. Visitors see it now.';
const ID = 'a'.repeat(40);
const NOT_REBUILT = 'The pages could not be rebuilt: no space left';

let server: { rebuildError?: string; isRefusing?: boolean };
let asked: string[];
let files: ReturnType<typeof filesOf>;
let texts: Map<string, string>;
let version: string;

async function rebuild(): Promise<void> {
  server = {};
  const bytes = [...texts].map(
    ([path, text]) => [path.slice(DATA_PATH.length), new TextEncoder().encode(text)] as const,
  );
  const branch = { store: localStore('site'), id: '', files: new Map(bytes) };
  version = await contentHashWith(branch, new Map());
  for (const [path, text] of texts)
    Object.assign(files, { [path.slice(DATA_PATH.length)]: JSON.parse(text) as unknown });
}

async function answer(sent: StoreCall): Promise<Response> {
  if (sent.call === 'snapshot')
    return Response.json({
      id: ID,
      files: [...texts].map(([path, text]) => [path, { hash: text, size: text.length }]),
    });
  if (sent.call === 'read') return Response.json(sent.hashes.map((text) => [text, { text }]));
  if (sent.call !== 'commit' || server.isRefusing)
    return Response.json({ reason: 'protected', words: NOT_REBUILT }, { status: 409 });
  for (const [path, content] of sent.changes)
    if (content && 'text' in content) texts.set(path, content.text);
  if (server.rebuildError === undefined) await rebuild();
  return Response.json({ id: ID });
}

async function respond(url: string, { method = 'GET', headers, body }: RequestInit = {}) {
  asked.push(`${method} ${url}`);
  if (url === '/admin/publish')
    return new Response('<meta name="publish-token" content="a-token">');
  if (url === '/data/version.json') return Response.json({ content: version });
  if (url === '/api/publish') return Response.json({ rebuildError: server.rebuildError });
  if (method !== 'POST') return Response.json({});
  if (!new Headers(headers).get('X-Publish-Token')) return Response.json({}, { status: 403 });
  if (url === '/api/publish/site') return answer(JSON.parse(body as string) as StoreCall);
  await rebuild();
  return Response.json({});
}

async function showChange() {
  files = filesOf('abc');
  texts = new Map(
    Object.entries(files).map(([path, json]) => [DATA_PATH + path, JSON.stringify(json)]),
  );
  const store = await createAdminStore(files);
  await put(store, { ...service('d', false), title: 'New' });
  await show(store, 'local');
}

beforeEach(async () => {
  await clearBackOffice();
  server = {};
  version = 'old';
  asked = [];
  vi.stubGlobal('fetch', respond);
});

test('Try Again in the result of a publication rebuilds its pages', async () => {
  server = { rebuildError: NOT_REBUILT };
  await showChange();
  await button('Publish (1)').click();
  await expect.element(page.getByText(`Published, not visible yet. ${NOT_REBUILT}`)).toBeVisible();
  expect(page.getByText(/could not be rebuilt/).elements()).toHaveLength(1);
  await button('Try Again').click();
  await expect.element(page.getByText(PUBLISHED)).toBeVisible();
  await expect.element(page.getByText(/^No unpublished changes\./)).toBeVisible();
});

test('A damaged file that visitors do not get yet is named with the reason until it can be read', async () => {
  await showChange();
  const path = `${DATA_PATH}services/index.json`;
  const text = texts.get(path)!;
  texts.set(path, '{"services": [');
  await expect.element(page.getByText(/services\/index\.json: .*JSON/)).toBeVisible();
  await expect.element(button('Publish (1)')).toBeDisabled();
  texts.set(path, text);
  await button('Try Again').click();
  await expect.element(page.getByText('No problems found.')).toBeVisible();
  await expect.element(page.getByText(/services\/index\.json/)).not.toBeInTheDocument();
});
