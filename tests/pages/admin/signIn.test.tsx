import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { smallContent } from '../../../src/domain/content/contentFixture';
import { button, field } from '../../helpers/component/backOffice';
import { openSite, title } from '../../helpers/component/publicSite';

const { files: FILES } = smallContent();
const INVALID = 'Invalid credentials. Please try again.';

const alert = () => page.getByRole('alert');

/** Fills in the demo user name of `.env` and a password, and submits the form. */
async function signIn(password = 'slate-demo'): Promise<void> {
  await field('Username').fill('admin');
  await field('Password').fill(password);
  await button('Sign In').click();
}

afterEach(() => void vi.restoreAllMocks());

it('A session that cannot be stored is not started', async () => {
  await openSite('/admin/login', FILES);
  await expect.element(field('Username')).toBeVisible();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  await signIn();
  await expect.element(alert()).toHaveTextContent('Failed to save session.');
  await expect.element(title('Admin Sign In')).toBeVisible();
});

it('Signing in without a secure connection explains the requirement', async () => {
  await openSite('/admin/login', FILES);
  vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  await signIn();
  await expect.element(alert()).toHaveTextContent('Signing in requires a secure connection.');
});

it('An unknown page of the back office requires a sign-in, and then redirects to the home page', async () => {
  const site = await openSite('/admin/no-such-page', FILES);
  await expect.poll(() => site.url()).toBe('/admin/login');
  await signIn();
  await expect.poll(() => site.url()).toBe('/');
});

it('Both fields are required, and a wrong password is rejected', async () => {
  await openSite('/admin/login', FILES);
  await button('Sign In').click();
  await expect.element(alert()).toHaveTextContent('Please enter both username and password');
  await signIn('wrong');
  await expect.element(alert()).toHaveTextContent(INVALID);
  expect(sessionStorage.getItem('adminSession')).toBeNull();
});
