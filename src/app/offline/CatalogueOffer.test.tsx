import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { CatalogueOffer } from './CatalogueOffer';
import { CATALOGUE_SLOT_ID, CatalogueSlot } from './CatalogueSlot';
import { removeCatalogue } from './catalogueCopy';

const version = { builtAt: '2026-11-22T09:00:00.000Z', catalogueBytes: 1_500_000 };

beforeEach(() => removeCatalogue());
afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(390, 844);
  await removeCatalogue();
});

it.each([360, 640])(
  'The offer has its place from the start, reads its size from the build, and the list when it is pressed (%i px)',
  async (width) => {
    await page.viewport(width, 800);
    const urls: string[] = [];
    vi.stubGlobal('fetch', (url: string) => {
      urls.push(url);
      return Promise.resolve(
        Response.json(url.includes('version') ? version : { files: ['/data/products/index.json'] }),
      );
    });
    await renderWithProviders(
      <>
        <CatalogueSlot />
        <CatalogueOffer />
      </>,
    );
    const height = () => document.getElementById(CATALOGUE_SLOT_ID)?.offsetHeight;
    const empty = height();
    const save = page.getByRole('button', { name: 'Save the catalogue (1.4 MB)' });
    await expect.element(save).toBeVisible();
    expect(urls).toEqual(['/data/version.json']);
    expect(height()).toBe(empty);
    await save.click();
    await expect.element(page.getByText('The catalogue is saved on this device.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Remove/ })).toBeVisible();
    expect(height()).toBe(empty);
  },
);
