import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { smallContent } from '@/domain/content/contentFixture';
import { BUSY_LABEL_MIN_MS } from '../../forms/saveEdits';
import {
  renderWithProviders,
  freezeTimers,
} from '../../../../tests/helpers/component/TestProviders';
import { createAdminStore } from '../../../../tests/helpers/component/AdminHarness';
import { CategoriesModal } from './CategoriesModal';
import { selectDraftContent } from '../../drafts/content/draftContent';
import { selectDrafts } from '../../drafts/state/draftsReducer';

const READ_ONLY = 'Categories are read-only in production. Changes require a new deployment.';

async function show(kind: 'product' | 'project', opened = createAdminStore(smallContent().files)) {
  const store = await opened;
  const onClose = vi.fn();
  const part = await renderWithProviders(
    <Provider store={store}>
      <CategoriesModal kind={kind} requestedId={undefined} onClose={onClose} />
    </Provider>,
  );
  return {
    store,
    part,
    onClose,
    changes: () => Object.keys(selectDrafts(store.getState()).productCategories),
  };
}

const name = () => page.getByRole('textbox', { name: 'Category Name' });
const create = () => page.getByRole('button', { name: 'Create Category' });
const viewAll = () => page.getByRole('tab', { name: 'View All Categories' });

describe('without a publish target', () => {
  beforeEach(() => void vi.stubEnv('VITE_PUBLISH_TARGET', ''));

  it('shows categories as read-only, and rejects every change with a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    // On a slow machine, the checks of Redux Toolkit warn about their duration.
    const rejections = () => warn.mock.calls.filter(([text]) => text === READ_ONLY);
    const { changes } = await show('product');
    await expect.element(page.getByText(READ_ONLY)).toBeVisible();
    await name().fill('Tripods');
    await create().click();
    await expect.poll(rejections).toHaveLength(1);
    await expect.element(name()).toHaveValue('Tripods');
    await name().fill('');

    await viewAll().click();
    await page.getByRole('button', { name: 'Delete Lenses' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(rejections).toHaveLength(2);
    await expect.element(page.getByRole('button', { name: 'Edit Lenses' })).toBeVisible();
    expect(changes()).toEqual([]);
  });
});

describe('with a publish target', () => {
  beforeEach(() => void vi.stubEnv('VITE_PUBLISH_TARGET', 'local'));

  it('shows a busy label, and accepts the next category after the save', async () => {
    const { changes } = await show('product');
    await expect.element(create()).toBeDisabled();
    await name().fill('Tripods');
    freezeTimers();
    await create().click();
    const busy = page.getByRole('button', { name: 'Creating...' });
    await expect.element(busy).toBeDisabled();
    vi.advanceTimersByTime(BUSY_LABEL_MIN_MS);
    await expect.element(create()).toBeDisabled();
    await expect.element(name()).toHaveValue('');
    expect(changes()).toHaveLength(1);
    await expect.element(page.getByText(READ_ONLY)).not.toBeInTheDocument();
  });

  it('moves a category, and leaves a category for all products in its place', async () => {
    const { files } = smallContent();
    const list = files['categories/products/index.json'] as { categories: object[] };
    list.categories.splice(1, 0, { id: 'all', name: 'All', slug: 'all', isActive: true });
    const { store } = await show('product', createAdminStore(files));
    const ids = () => selectDraftContent(store.getState())?.productCategories.map(({ id }) => id);
    expect(ids()).toEqual(['c1', 'all', 'c2']);
    await viewAll().click();
    const up = page.getByRole('button', { name: 'Move Grips up' });
    await up.click();
    await expect.poll(ids).toEqual(['c2', 'c1', 'all']);
    await expect.element(up).toHaveFocus();
    await page.getByRole('button', { name: 'Move Grips down' }).click();
    await expect.poll(ids).toEqual(['c1', 'all', 'c2']);
  });
});
