import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
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
  await renderAdminScreen(store, () => <FeaturedTab />);
  return () => toastsOf(store);
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

it('The focus stays at the list when a star button is removed by its own press', async () => {
  const toasts = await show();
  await button('Unfeature Film').click();
  await expect.element(page.getByRole('region', { name: 'Featured Services' })).toHaveFocus();
  // The next test must not read a change that is stored later.
  await expect.poll(toasts).toMatchObject([{ type: 'success' }]);
});
