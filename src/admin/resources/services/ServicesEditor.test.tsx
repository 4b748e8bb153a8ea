import SvgIcon from '@mui/material/SvgIcon';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { editLockLost } from '../../drafts/storage/persistenceSlice';
import type { Service } from '@/domain/service/schema';
import { actAndFlush } from '../../../../tests/helpers/component/TestProviders';
import {
  fillStorage,
  renderAdminPart,
  toastsOf,
  createAdminStore,
  renderAdminScreen,
} from '../../../../tests/helpers/component/AdminHarness';
import { ServicesEditor } from './ServicesEditor';

const service = (id: string): Service => ({
  id,
  title: `Service ${id}`,
  description: 'A description that is long enough.',
  isFeatured: false,
  slug: id,
});
const SERVICES = ['a', 'b', 'c'].map(service);
const USES: Record<string, string[]> = { a: ['Home page'], b: ['Home page', 'Page “Crew”'] };

const editor = (services: readonly Service[]) => (
  <ServicesEditor
    services={services}
    intro={{ description: 'Above.' }}
    icons={{ names: ['FilmIcon'], of: () => SvgIcon }}
    usesOf={({ id }) => USES[id] ?? []}
    hasTarget
    isReadOnly={false}
  />
);

async function show() {
  await renderAdminPart(editor(SERVICES));
}

afterEach(() => void vi.restoreAllMocks());

test('the confirmation before deleting several services names where any of them is used', async () => {
  await show();
  for (const { title } of SERVICES)
    await page.getByRole('checkbox', { name: `Select ${title}` }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect
    .element(page.getByRole('dialog'))
    .toHaveTextContent(
      'Are you sure you want to delete 3 services? This action cannot be undone. They are used on: Home page, Page “Crew”.',
    );
});

test('the error of a header text that could not be stored is shown for 3 s', async () => {
  const store = await createAdminStore({ 'services/index.json': { services: [] } });
  await renderAdminScreen(store, () => editor([]));
  fillStorage();
  await page.getByRole('textbox', { name: 'Page Header Text' }).fill('New');
  await userEvent.tab();
  await expect
    .poll(() => toastsOf(store))
    .toMatchObject([{ message: 'Failed to save changes. Please try again.', duration: 3000 }]);
});

test('the focus stays on the page when a star button is removed by its own press', async () => {
  const store = await createAdminStore({
    'services/index.json': { services: [{ ...service('a'), isFeatured: true }] },
  });
  await renderAdminScreen(store, ({ services }) => <main>{editor(services)}</main>);
  const featured = page.getByRole('region', { name: 'Featured Services' });
  await featured.getByRole('button', { name: 'Unfeature Service a' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the message that another tab edits is shown once', async () => {
  const store = await createAdminStore({ 'services/index.json': { services: [] } });
  await renderAdminScreen(store, () => editor(SERVICES));
  await page.getByRole('button', { name: 'Edit Service a' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Another title');
  await actAndFlush(() => store.dispatch(editLockLost()));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => toastsOf(store).length).toBe(1);
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeEnabled();
  expect(toastsOf(store)).toMatchObject([{ type: 'warning' }]);
});
