import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { smallContent } from '@/domain/content/contentFixture';
import {
  createAdminStore,
  renderAdminScreen,
  toastTexts,
} from '../../../../tests/helpers/component/AdminHarness';
import { NeedsAttention } from './PublishedPart';

it('What cannot be read is listed with file, path and reason, which are copied for the maintainer', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const files = structuredClone(smallContent().files);
  const { products } = files['products/by-category/lenses.json'] as { products: object[] };
  Object.assign(products[0]!, { stock: '3' });
  (files['services/index.json'] as { services: unknown[] }).services.push(null);
  const store = await createAdminStore(files);
  await renderAdminScreen(store, () => <NeedsAttention />);
  await expect.element(page.getByRole('heading', { name: 'Needs attention (2)' })).toBeVisible();
  const place = 'public/data/products/by-category/lenses.json, products[0].stock';
  const reason =
    'This field (id "p1") was left out: it must be a number without quotation marks, but it is "3". Correct or remove it.';
  await expect.element(page.getByText(`${place}: ${reason}`)).toBeVisible();
  await page.getByRole('button', { name: 'Copy details' }).click();
  await expect.poll(() => toastTexts(store)).toEqual([expect.stringContaining('Details copied.')]);
  const [text = ''] = write.mock.lastCall ?? [];
  expect(text.split('\n')).toEqual([
    expect.stringMatching(/^public\/data\/services\/index\.json, services\[2\]: Record 2 was left/),
    `${place}: ${reason}`,
  ]);
  write.mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
  await page.getByRole('button', { name: 'Copy details' }).click();
  await expect
    .poll(() => toastTexts(store).at(-1))
    .toContain('This browser does not allow copying.');
});
