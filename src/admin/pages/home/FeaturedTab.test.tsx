import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  fillStorage,
  collectErrorToasts,
  stepLabels,
  createAdminStore,
  renderAdminScreen,
} from '../../../../tests/helpers/AdminHarness';
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
  const errors = collectErrorToasts(store);
  await renderAdminScreen(store, (copy) => (
    <FeaturedTab content={copy} isReadOnly={false} failed={[]} />
  ));
  return { store, errors };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const choice = () => page.getByRole('combobox', { name: 'Feature a service' });

afterEach(() => void vi.restoreAllMocks());

it('A choice, as the arrow keys make it, features nothing before its button is pressed', async () => {
  const { store } = await show();
  await choice().selectOptions('Sound');
  await expect.element(choice()).toHaveValue('Sound');
  expect(stepLabels(store)).toEqual([]);
  await button('Feature the chosen service').click();
  await expect.poll(() => stepLabels(store)).toEqual(['“Sound” featured']);
  await expect.element(button('Unfeature Sound')).toBeVisible();
  await expect.element(button('Feature the chosen service')).toHaveFocus();
});

it('A star that takes itself along leaves the keyboard at the list it stood in', async () => {
  await show();
  await button('Unfeature Film').click();
  await expect.element(page.getByRole('region', { name: 'Featured Services' })).toHaveFocus();
});

it('What could not be stored is offered to be stored, since once more would take it back', async () => {
  const { errors } = await show();
  fillStorage();
  await button('Unfeature Film').click();
  await expect.poll(errors).toMatchObject([
    {
      message: 'Failed to save changes. Please try again.',
      action: { label: 'Store again' },
    },
  ]);
});
