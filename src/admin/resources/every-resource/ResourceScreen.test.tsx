import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { filesOf } from '@/domain/content/contentFixture';
import type { Content } from '@/domain/content/content';
import { noticeDismissed } from '@/features/notices';
import { BUSY_LABEL_MIN_MS } from '../../forms/saveEdits';
import {
  createAdminStore,
  stepLabels,
  unsavedText,
  toastsOf,
} from '../../../../tests/helpers/component/AdminHarness';
import { fillStorage } from '../../../../tests/helpers/storage/backOfficeDatabase';
import {
  BLANK_PICTURES,
  renderWithProviders,
  freezeTimers,
} from '../../../../tests/helpers/component/TestProviders';
import { products } from '../products/productResource';
import { projects } from '../projects/projectResource';
import { contentWith, product, project, service } from '../resourceFixture';
import { selectDraftContent } from '../../drafts/content/draftContent';
import { applyEdits } from '../../drafts/editThunks';
import { resourcePage } from '../screen/ResourceScreen';
import { services } from '../services/serviceResource';

const RECORDS: Partial<Content> = {
  services: ['a', 'b', 'c'].map((id) => service(id, { isFeatured: id === 'a' })),
  products: ['a', 'b', 'c'].map((id) => product(id, { isFeatured: id === 'a' })),
  projects: ['a', 'b', 'c'].map((id) => project(id, { isFeatured: id === 'a' })),
};

const SCREENS = [
  {
    noun: 'Service',
    screen: resourcePage(services)(),
    nameLabel: 'Title',
    save: 'Save Service',
    failed: 'Failed to save changes. Please try again.',
  },
  {
    noun: 'Project',
    screen: resourcePage(projects)(),
    nameLabel: 'Title',
    save: 'Update Project',
    failed: 'Failed to update project. Please try again.',
    unexpected: 'An unexpected error occurred. Please try again.',
  },
];

const button = (name: string) => page.getByRole('button', { name, exact: true });
const table = () => page.getByRole('region', { name: /^All / });
const edit = (name: string) => table().getByRole('button', { name: `Edit ${name}`, exact: true });

const errorsOf = (store: Parameters<typeof toastsOf>[0]) => [
  ...page
    .getByRole('alert')
    .elements()
    .map(({ textContent }) => textContent),
  ...toastsOf(store).map(({ message }) => message),
];

async function openScreen(
  screen: ReactNode,
  files: Record<string, unknown> = filesOf(contentWith(RECORDS)),
) {
  await page.viewport(1280, 900);
  const store = await createAdminStore(files);
  const ui = () => (
    <Provider store={store}>
      <main>{screen}</main>
    </Provider>
  );
  const part = await renderWithProviders(ui(), { pictures: BLANK_PICTURES });
  return { store, part, ui, steps: () => stepLabels(store) };
}

describe.each(SCREENS)(
  'the screen of a $noun',
  ({ noun, screen, nameLabel, save, failed, unexpected }) => {
    it('keeps its input after an unexpected error and while the change cannot be stored, and saves it then', async () => {
      const { store, steps } = await openScreen(screen);
      const field = page.getByRole('textbox', { name: nameLabel });
      await edit(`${noun} b`).click();
      await field.fill('Renamed');
      const reported = vi.spyOn(console, 'error').mockReturnValue();
      const broken = vi.spyOn(Date.prototype, 'toISOString').mockImplementation(() => {
        throw new Error('unexpected');
      });
      await button(save).click();
      await expect.poll(() => errorsOf(store)).toContain(unexpected ?? failed);
      expect(reported).toHaveBeenCalled();
      broken.mockRestore();
      for (const { id } of toastsOf(store)) store.dispatch(noticeDismissed(id));
      const makeRoom = fillStorage();
      await button(save).click();
      await expect.poll(() => errorsOf(store)).toContain(failed);
      await expect.element(button(save)).toBeEnabled();
      await expect.element(field).toHaveValue('Renamed');
      await expect.element(button(save)).toHaveFocus();
      makeRoom();
      await button(save).click();
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
      expect(steps()).toEqual([`${noun} “Renamed” updated`]);
      await expect.element(edit('Renamed')).toBeVisible();
    });
  },
);

it('A screen whose files could not be loaded names them, and cannot be edited', async () => {
  const { 'products/index.json': _missing, ...files } = filesOf(contentWith(RECORDS));
  await openScreen(resourcePage(products)(), files);
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('Failed to load data: ');
  await expect.element(button('Add Product')).toBeDisabled();
});

it('On a phone, a record is opened wherever the text of its row is pressed', async () => {
  await openScreen(resourcePage(projects)());
  await page.viewport(375, 812);
  const row = page.getByRole('listitem').filter({ hasText: 'Project b' });
  await expect.element(row).toBeVisible();
  const facts = row.element().querySelector('[data-facts]')!.getBoundingClientRect();
  const { left, top } = row.element().getBoundingClientRect();
  await row.click({ position: { x: facts.left - left + 4, y: facts.bottom - top - 4 } });
  await expect.element(page.getByRole('dialog', { name: 'Edit Project' })).toBeVisible();
});

describe('every screen', () => {
  const title = () => page.getByRole('textbox', { name: 'Title' });

  it('requires a confirmation before unsaved input is lost, and restores it after a reload', async () => {
    const { store, part, ui } = await openScreen(resourcePage(projects)());
    await edit('Project b').click();
    await expect.element(title()).toBeVisible();
    expect(unsavedText(store, 'projects')).toBeNull();
    await title().fill('Half a name');
    await userEvent.keyboard('{Escape}');
    await page
      .getByRole('dialog', { name: 'Leave' })
      .getByRole('button', { name: 'Cancel' })
      .click();
    await expect.element(title()).toHaveValue('Half a name');
    await expect.poll(() => unsavedText(store, 'projects')).toContain('Half a name');
    await part.unmount();
    await renderWithProviders(ui(), { pictures: BLANK_PICTURES });
    await expect.element(title()).toHaveValue('Half a name');
    await button('Discard changes').click();
    await expect.element(title()).toHaveValue('Project b');
    expect(unsavedText(store, 'projects')).toBeNull();
    expect(stepLabels(store)).toEqual([]);
  });

  it('shows and keeps what another tab saves of its record, besides its input', async () => {
    const { store } = await openScreen(resourcePage(products)());
    await edit('Product b').click();
    const field = (name: string) => page.getByRole('textbox', { name });
    await field('Product name').fill('Typed here');
    const draft = { ...product('b'), description: 'Words of the other tab' };
    await store.dispatch(applyEdits('elsewhere', [{ collection: 'products', id: 'b', draft }], ''));
    await expect.element(field('Description')).toHaveValue('Words of the other tab');
    await expect.element(field('Product name')).toHaveValue('Typed here');
    await button('Update Product').click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    const saved = selectDraftContent(store.getState())?.products.find(({ id }) => id === 'b');
    expect(saved).toMatchObject({ name: 'Typed here', description: 'Words of the other tab' });
  });

  it('can be neither edited nor left while it is being saved', async () => {
    await openScreen(resourcePage(products)());
    await edit('Product b').click();
    const line = page.getByRole('textbox', { name: 'Specification 1' });
    await line.fill('Weight: 2 kg');
    freezeTimers();
    await button('Update Product').click();
    await expect.element(button('Cancel')).toBeDisabled();
    await expect.element(line).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect
      .element(page.getByRole('dialog'))
      .not.toHaveAccessibleName('Leave without saving?');
    vi.advanceTimersByTime(BUSY_LABEL_MIN_MS);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the focus on a star button, and near it when it or its row disappears', async () => {
    await openScreen(resourcePage(projects)());
    await table().getByRole('button', { name: 'Feature Project b' }).click();
    const star = table().getByRole('button', { name: 'Unfeature Project b' });
    await expect.element(star).toHaveFocus();
    await star.click();
    const featured = page.getByRole('region', { name: 'Featured Projects' });
    await featured.getByRole('button', { name: 'Unfeature Project a' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await table().getByRole('button', { name: 'Delete Project b' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(table().getByText(/^Showing /)).toHaveFocus();
  });

  it('exports the columns before there is a record', async () => {
    await openScreen(resourcePage(products)(), filesOf(contentWith({})));
    await expect.element(table().getByText(/^No products found/)).toBeVisible();
    await expect.element(button('Export CSV')).toBeEnabled();
  });
});
