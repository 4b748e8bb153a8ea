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

describe('every screen', () => {
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
});
