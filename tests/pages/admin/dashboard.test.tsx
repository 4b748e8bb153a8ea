import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { smallContent } from '../../../src/domain/content/contentFixture';
import {
  button,
  expectText,
  field,
  openBackOffice,
  storedJson,
} from '../../helpers/component/backOffice';
import { textsOf, title } from '../../helpers/component/publicSite';

const { files: FILES } = smallContent();

const totals = () =>
  [...page.getByRole('list', { name: 'Totals' }).element().querySelectorAll('strong')].map(
    ({ textContent }) => textContent,
  );
const activities = () =>
  textsOf(page.getByRole('list', { name: 'Recent Activity' }).getByRole('listitem'));
const addActivity = (detail: unknown) =>
  window.dispatchEvent(new CustomEvent('addActivity', { detail }));

afterEach(() => void vi.useRealTimers());

it('A tile whose data failed to load shows an error until Try Again loads it, the others their count', async () => {
  const { site } = await openBackOffice('/admin', FILES, ['products/index.json']);
  await expect.poll(totals).toEqual(['1', 'Error', '2', '1']);
  site.heal();
  await button('Try Again').click();
  await expect.poll(totals).toEqual(['1', '4', '2', '1']);
});

it('The quick actions link to the editors', async () => {
  await openBackOffice('/admin', FILES);
  const actions = page.getByRole('list', { name: 'Quick Actions' }).getByRole('link');
  for (const name of ['Edit Home Page', 'Edit About Page', 'Manage Services', 'Manage Products'])
    expect(actions.filter({ hasText: name }).elements()).toHaveLength(1);
  await actions.filter({ hasText: 'Manage Products' }).click();
  await expect.element(title('Products Management')).toBeVisible();
});

it('The last ten activities are listed, newest first, with relative times, also after a reload', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const office = await openBackOffice('/admin', FILES);
  await expectText('No activity yet.');
  addActivity({ type: 'product', name: 'Cine Zoom', action: 'was updated' });
  await expect.poll(activities).toEqual([expect.stringMatching(/Cine Zoom was updated\s*now/)]);
  await vi.advanceTimersByTimeAsync(2 * 3600 * 1000);
  await expect.poll(activities).toEqual([expect.stringContaining('2 hours ago')]);
  for (let at = 1; at <= 10; at += 1)
    addActivity({ type: 'service', name: `Service ${at}`, action: 'was added' });
  // Invalid activities are ignored.
  addActivity({ type: 'nonsense', name: 'x', action: 'y' });
  await expect.poll(() => activities().length).toBe(10);
  expect(activities()[0]).toContain('Service 10 was added');
  await expect.poll(() => (storedJson('recentActivities') as []).length).toBe(10);
  await office.reload();
  await expect.poll(() => activities()[0]).toContain('Service 10 was added');
});

it('A save is counted as unpublished, listed as an activity, and restored after a reload', async () => {
  await page.viewport(1280, 800);
  const office = await openBackOffice('/admin', FILES);
  await expectText('No unpublished changes.');
  await page.getByRole('link', { name: 'Edit About Page' }).click();
  await field('Hero Description').fill('We film.');
  await button('Save Changes').click();
  await expectText('About page changes saved successfully!');
  await office.reload();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expectText('1 unpublished change.');
  await expect.poll(activities).toHaveLength(1);
});
