import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  fillStorage,
  stepLabels,
  createAdminStore,
  renderAdminScreen,
  toastsOf,
} from '../../../../tests/helpers/component/AdminHarness';
import { FeaturedTab } from './FeaturedTab';

const service = (id: string, isFeatured: boolean) => ({
  id,
  title: id,
  description: 'Long enough to be shown.',
  isFeatured,
});
const FILES = {
  'services/index.json': { services: [service('Film', true), service('Sound', false)] },
};

async function show() {
  const store = await createAdminStore(FILES);
  const errors = () => toastsOf(store).filter(({ type }) => type === 'error');
  await renderAdminScreen(store, () => <FeaturedTab />);
  return { store, errors };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const choice = () => page.getByRole('combobox', { name: 'Feature a service' });

afterEach(() => void vi.restoreAllMocks());

it('Selecting an option with the arrow keys features nothing before the button is pressed', async () => {
  const { store } = await show();
  await choice().selectOptions('Sound');
  await expect.element(choice()).toHaveValue('Sound');
  expect(stepLabels(store)).toEqual([]);
  await button('Feature the selected service').click();
  await expect.poll(() => stepLabels(store)).toEqual(['Service “Sound” featured']);
  await expect.element(button('Unfeature Sound')).toBeVisible();
  await expect.element(button('Feature the selected service')).toHaveFocus();
});

it('The focus stays at the list when a star button is removed by its own press', async () => {
  await show();
  await button('Unfeature Film').click();
  await expect.element(page.getByRole('region', { name: 'Featured Services' })).toHaveFocus();
});

it('A failed save offers to store the change, because repeating it would revert it', async () => {
  const { errors } = await show();
  fillStorage();
  await button('Unfeature Film').click();
  await expect.poll(errors).toMatchObject([
    {
      message: 'Failed to save changes. Please try again.',
      action: { label: 'Save again' },
    },
  ]);
});
