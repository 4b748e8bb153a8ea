import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createAdminStore } from '../../../../tests/helpers/component/AdminHarness';
import {
  button,
  filesOf,
  put,
  service,
  show,
} from '../../../../tests/helpers/component/publishScreen';

const PUBLISHED = 'Published. Your changes are live.';
const NOT_REBUILT = 'The pages could not be rebuilt: no space left';

/** The state of the local server, and its response to a publication. */
let server: { rebuildError?: string; notes: string[]; status: number; live: string };
let asked: string[];
/** The published files. */
let files: ReturnType<typeof filesOf>;

/** Responds like the local server. */
async function respond(url: string, { method = 'GET', headers }: RequestInit = {}) {
  asked.push(`${method} ${url}`);
  const { rebuildError, notes, status, live } = server;
  if (url === '/admin/publish')
    return new Response('<meta name="publish-token" content="a-token">');
  if (url === '/data/version.json') return Response.json({ content: live });
  if (method === 'POST' && !new Headers(headers).get('X-Publish-Token'))
    return Response.json({}, { status: 403 });
  if (method === 'POST' && url === '/api/publish')
    return status === 202
      ? Response.json({ content: 'new' })
      : Response.json({ message: `Nothing was published. ${NOT_REBUILT}` }, { status });
  if (method === 'POST' && url === '/api/publish/rebuild') {
    makeLive();
    return Response.json({ notes });
  }
  return url === '/api/publish' ? Response.json({ rebuildError, notes }) : Response.json({});
}

/** Rebuilds the pages, which then contain the change. */
function makeLive(): void {
  server = { ...server, rebuildError: undefined, live: 'new' };
  const { services } = structuredClone(files['services/index.json']);
  Object.assign(services.find(({ id }) => id === 'd') ?? {}, { title: 'New' });
  Object.assign(files, { 'services/index.json': { services } });
}

/** Shows one change of a service. */
async function showChange() {
  files = filesOf('abc');
  const store = await createAdminStore(files);
  await put(store, { ...service('d', false), title: 'New' });
  await show(store, 'local');
}

beforeEach(() => {
  server = { notes: [], status: 202, live: 'old' };
  asked = [];
  vi.stubGlobal('fetch', respond);
});

test('pages that could not be rebuilt are reported and rebuilt by Try Again', async () => {
  server.rebuildError = NOT_REBUILT;
  await showChange();
  await expect.element(page.getByText(NOT_REBUILT)).toBeVisible();
  await button('Try Again').click();
  await expect.element(page.getByText(/^No unpublished changes\./)).toBeVisible();
  await expect.element(page.getByText(NOT_REBUILT)).not.toBeInTheDocument();
  expect(asked).toContain('POST /api/publish/rebuild');
});

test('a publication that the local server rejects shows the reason once, and keeps the change', async () => {
  server = { ...server, rebuildError: NOT_REBUILT, status: 503 };
  await showChange();
  await button('Publish (1)').click();
  await expect.element(page.getByText(`Nothing was published. ${NOT_REBUILT}`)).toBeVisible();
  expect(page.getByText(/could not be rebuilt/).elements()).toHaveLength(1);
  await expect.element(button('Publish (1)')).toBeEnabled();
});

test('Try Again in the result of a publication rebuilds its pages', async () => {
  server.rebuildError = NOT_REBUILT;
  await showChange();
  await button('Publish (1)').click();
  await expect
    .element(page.getByText(`Published, but not yet visible to visitors. ${NOT_REBUILT}`))
    .toBeVisible();
  expect(page.getByText(/could not be rebuilt/).elements()).toHaveLength(1);
  await button('Try Again').click();
  await expect.element(page.getByText(PUBLISHED)).toBeVisible();
  await expect.element(page.getByText(/^No unpublished changes\./)).toBeVisible();
});

test('a file that has to be checked is reported until the local server no longer does', async () => {
  const note = `public/data/notes.json was changed by hand after the publication ${'2026-'.repeat(12)} was interrupted`;
  server.notes = [note];
  await showChange();
  await expect.element(page.getByText(note)).toBeVisible();
  await page.viewport(320, 700);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(390, 844);
  server.notes = [];
  makeLive();
  await button('Publish (1)').click();
  await expect.element(page.getByText(PUBLISHED)).toBeVisible();
  await expect.element(page.getByText(note)).not.toBeInTheDocument();
});
