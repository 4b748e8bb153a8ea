import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { actAndFlush, renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { CatalogueOffer } from './CatalogueOffer';
import { CATALOGUE_SLOT_ID, CatalogueSlot } from './CatalogueSlot';
import { removeCatalogue, saveCatalogue } from './catalogueCopy';

const version = { builtAt: '2026-11-22T09:00:00.000Z', catalogueBytes: 1_500_000 };

/** Answers every request of the website with what a function returns for the URL. */
const serve = (answer: (url: string) => Promise<object> | object) =>
  vi.stubGlobal('fetch', async (url: string) => Response.json(await answer(url)));

const answerOf = (url: string) =>
  url.includes('version') ? version : { files: ['/data/products/index.json'] };

const show = () =>
  renderWithProviders(
    <>
      <CatalogueSlot />
      <CatalogueOffer />
    </>,
  );

const save = page.getByRole('button', { name: 'Save the catalogue (1.4 MB)' });
const remove = page.getByRole('button', { name: /^Remove/ });
const status = page.getByRole('status');
const height = () => document.getElementById(CATALOGUE_SLOT_ID)?.offsetHeight;

beforeEach(removeCatalogue);
afterAll(removeCatalogue);

it.each([360, 640])(
  'The offer has its place from the start, reads its size from the build, and the list when it is pressed (%i px)',
  async (width) => {
    await page.viewport(width, 800);
    const urls: string[] = [];
    serve((url) => (urls.push(url), answerOf(url)));
    await show();
    const empty = height();
    await expect.element(save).toBeVisible();
    expect(urls).toEqual(['/data/version.json']);
    expect(height()).toBe(empty);
    await save.click();
    await expect.element(page.getByText('The catalogue is saved on this device.')).toBeVisible();
    await expect.element(remove).toBeVisible();
    expect(height()).toBe(empty);
  },
);

it('Whether a catalogue is saved is known before another one can be saved', async () => {
  serve(answerOf);
  await saveCatalogue(() => undefined);
  const held: (() => void)[] = [];
  const keys = caches.keys.bind(caches);
  vi.spyOn(CacheStorage.prototype, 'keys').mockImplementation(async () => {
    await new Promise<void>((resolve) => held.push(resolve));
    return keys();
  });
  await show();
  await expect.poll(() => held).toHaveLength(1);
  await actAndFlush(() => undefined);
  expect(save.query()).toBeNull();
  held[0]?.();
  await expect.element(remove).toBeVisible();
  await expect.element(status).toHaveTextContent(/^The catalogue is saved/);
});

it('The focus stays on the button while it saves, and the number of files is not announced', async () => {
  const held: (() => void)[] = [];
  serve(async (url) => {
    if (url.endsWith('index.json')) await new Promise<void>((resolve) => held.push(resolve));
    if (!url.endsWith('catalogue.data.json')) return answerOf(url);
    return { files: ['/a.json', '/data/products/index.json'] };
  });
  await show();
  await save.click();
  await expect.element(page.getByText('1 of 2 files')).toBeVisible();
  await expect.element(status).toHaveTextContent(/^Saving the catalogue$/);
  await expect.element(save).toHaveFocus();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  (save.element() as HTMLElement).click();
  held[0]?.();
  await expect.element(status).toHaveTextContent(/^The catalogue is saved/);
  await expect.element(save).toHaveFocus();
  expect(held).toHaveLength(1);
});

it('A catalogue that cannot be removed says so, and the focus stays when it is removed', async () => {
  serve(answerOf);
  await saveCatalogue(() => undefined);
  await show();
  const denied = vi.spyOn(CacheStorage.prototype, 'delete').mockRejectedValue(new Error('denied'));
  await remove.click();
  await expect.element(status).toHaveTextContent('could not be removed');
  denied.mockRestore();
  await remove.click();
  await expect.element(status).toHaveTextContent(/^Save all products/);
  await expect.element(save).toHaveFocus();
});

it.each(['no products', 'no connection', 'no service worker'])(
  'The offer needs no place with %s',
  async (what) => {
    serve(() => (what === 'no connection' ? Promise.reject(new TypeError('lost')) : {}));
    // Its properties can only be read from the browser's own object.
    const get = (own: object, name: string) => Reflect.get(own, name) as unknown;
    if (what === 'no service worker')
      vi.stubGlobal('navigator', new Proxy(navigator, { has: () => false, get }));
    await show();
    await expect.poll(height).toBe(0);
  },
);
