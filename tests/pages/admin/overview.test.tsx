import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { smallContent } from '../../../src/domain/content/contentFixture';
import {
  button,
  expectText,
  field,
  openBackOffice,
  storedJson,
} from '../../helpers/component/backOffice';
import { openSite, textsOf, title } from '../../helpers/component/publicSite';

const { files: FILES } = smallContent();
const alert = () => page.getByRole('alert');

/** Fills in the demo user name of `.env` and a password, and submits the form. */
async function signIn(password = 'slate-demo'): Promise<void> {
  await field('Username').fill('admin');
  await field('Password').fill(password);
  await button('Sign In').click();
}

it('Signing in needs both fields, a secure connection, storage and the right password; an unknown page leads home', async () => {
  const site = await openSite('/admin/no-such-page', FILES);
  await expect.poll(() => site.url()).toBe('/admin/login');
  await button('Sign In').click();
  await expect.element(alert()).toHaveTextContent('Please enter both username and password');
  const insecure = vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  await signIn();
  await expect.element(alert()).toHaveTextContent('Signing in requires a secure connection.');
  insecure.mockRestore();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  await signIn();
  await expect.element(alert()).toHaveTextContent('Failed to save session.');
  await expect.element(title('Admin Sign In')).toBeVisible();
  full.mockRestore();
  await signIn('wrong');
  await expect.element(alert()).toHaveTextContent('Invalid credentials. Please try again.');
  expect(sessionStorage.getItem('adminSession')).toBeNull();
  await signIn();
  await expect.poll(() => site.url()).toBe('/');
});

it('Focus is on the heading of the sign-in, of the page that opens after it, and of the sign-in after the sign-out', async () => {
  await page.viewport(1280, 800);
  const site = await openSite('/admin/products?q=lens', FILES);
  await expect.element(title('Admin Sign In')).toHaveFocus();
  await signIn();
  await expect.element(title('Products Management')).toHaveFocus();
  expect(site.url()).toBe('/admin/products?q=lens');
  await button('Sign out').click();
  await expect.element(title('Admin Sign In')).toHaveFocus();
});

const totals = () =>
  [...page.getByRole('list', { name: 'Totals' }).element().querySelectorAll('strong')].map(
    ({ textContent }) => textContent,
  );
const activities = () =>
  textsOf(page.getByRole('list', { name: 'Recent Activity' }).getByRole('listitem'));
const addActivity = (detail: unknown) =>
  window.dispatchEvent(new CustomEvent('addActivity', { detail }));

it('A tile whose data failed to load shows an error until Try Again loads it, and quick actions link to the editors', async () => {
  await page.viewport(1280, 800);
  const { site } = await openBackOffice('/admin', FILES, ['products/index.json']);
  await expect.poll(totals).toEqual(['1', 'Error', '2', '1']);
  site.heal();
  await button('Try Again').click();
  await expect.poll(totals).toEqual(['1', '4', '2', '1']);
  const actions = page.getByRole('list', { name: 'Quick Actions' }).getByRole('link');
  for (const name of ['Edit Home Page', 'Manage Services', 'Manage Products'])
    expect(actions.filter({ hasText: name }).elements()).toHaveLength(1);
  await expectText('No unpublished changes.');
  await actions.filter({ hasText: 'Edit About Page' }).click();
  await field('Hero Description').fill('We film.');
  await button('Save Changes').click();
  await expectText('About page changes saved successfully!');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expectText('1 unpublished change.');
  await expect.poll(activities).toHaveLength(1);
});

it('The last ten activities are listed, newest first, with relative times, also after a reload', async () => {
  // Work that waits for other timers would never end after this test.
  const toFake = ['Date', 'setInterval', 'clearInterval'] as const;
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: [...toFake] });
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

const section = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });

it('Help opens the section about the current page, and sections lead to each other', async () => {
  await page.viewport(1280, 800);
  const { site } = await openBackOffice('/admin/requests/calendar', FILES);
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await expect.element(title('Guide for the office')).toBeVisible();
  expect(site.url()).toBe('/admin/help#plan-with-the-calendar');
  await expect.element(section('Plan with the calendar')).toHaveFocus();
  await expect.element(section('Plan with the calendar')).toBeInViewport();

  const sections = page.getByRole('navigation', { name: 'Sections of the guide' });
  await sections.getByRole('link', { name: 'Take equipment back' }).click();
  await expect.element(section('Take equipment back')).toHaveFocus();
  expect(site.url()).toBe('/admin/help#take-equipment-back');
  const step = page.getByRole('listitem').filter({ hasText: 'press Take back' }).element();
  expect(getComputedStyle(step).listStyleType).toBe('decimal');
});
