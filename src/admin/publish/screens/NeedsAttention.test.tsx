import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Store } from '../../drafts/draftsFixture';
import { selectDrafts } from '../../drafts/state/draftsReducer';
import { undo } from '../../drafts/editThunks';
import { changeSentence, listChanges } from '../changes/changes';
import { smallContent } from '@/domain/content/contentFixture';
import {
  createAdminStore,
  renderAdminScreen,
  toastTexts,
} from '../../../../tests/helpers/component/AdminHarness';
import { NeedsAttention } from './NeedsAttention';

type Files = ReturnType<typeof smallContent>['files'];

const addDamagedService = (files: Files) =>
  (files['services/index.json'] as { services: unknown[] }).services.push(null);

function damageThree(files: Files): void {
  const { products } = files['products/by-category/lenses.json'] as { products: object[] };
  Object.assign(products[0] ?? {}, { stock: '3' });
  addDamagedService(files);
  addDamagedService(files);
}

async function show(damage: (files: Files) => void = damageThree) {
  const files = structuredClone(smallContent().files);
  damage(files);
  const store = await createAdminStore(files);
  await renderAdminScreen(store, () => <NeedsAttention isReadOnly={false} />);
  return store;
}

const changes = (store: Store) => listChanges(selectDrafts(store.getState())).map(changeSentence);
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('unreadable parts', () => {
  it('are listed with file and reason, and their details are copied for the maintainer', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const store = await show();
    await expect.element(page.getByRole('heading', { name: 'Needs attention (3)' })).toBeVisible();
    const reason = '“stock” must be a number without quotation marks, but it is "3".';
    const place = 'public/data/products/by-category/lenses.json, entry 1 of “products”';
    await expect.element(page.getByText(reason)).toBeVisible();
    await expect.element(page.getByText(place)).toBeVisible();
    await button('Copy details of Product “Zoom”').click();
    await expect
      .poll(() => toastTexts(store))
      .toEqual([expect.stringContaining('Details copied.')]);
    const [text = ''] = write.mock.lastCall ?? [];
    expect(text.split('\n').slice(0, 3)).toEqual(['Product “Zoom”', reason, place]);
    expect(text).toContain('"stock": "3"');
    write.mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
    await button('Copy details of Product “Zoom”').click();
    await expect
      .poll(() => toastTexts(store).at(-1))
      .toContain('This browser does not allow copying.');
  });

  it('are removed after a confirmation, only one of two equal ones, and restored by Undo', async () => {
    const store = await show();
    await button('Remove Service 4').click();
    await button('Remove').click();
    await expect.element(page.getByRole('heading', { name: 'Needs attention (2)' })).toBeVisible();
    expect(changes(store)).toEqual(['Damaged service removed']);
    await expect.element(button('Remove Service 3')).toBeVisible();
    await store.dispatch(undo());
    await expect.element(page.getByRole('heading', { name: 'Needs attention (3)' })).toBeVisible();
  });
});

it('The name of a part can be that of a field of a page', async () => {
  await show(({ 'pages/home.json': home }) =>
    Object.assign((home as { hero: object }).hero, { title: 5 }),
  );
  const heading = page.getByRole('heading', { name: 'Home page field “hero.title”' });
  await expect.element(heading).toBeVisible();
});
