import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { SignInForm } from './SignInForm';

it.each([
  ['full', 'Storage on this device is full.'],
  ['denied', 'This browser blocks storage.'],
] as const)(
  'A session that cannot be stored is reported with its reason: %s',
  async (outcome, reason) => {
    const user = { username: 'admin', isAdmin: true as const, lastLogin: '' };
    const signIn = () =>
      Promise.resolve({ success: true as const, session: { user, timestamp: 0 } });
    await renderWithProviders(<SignInForm signIn={signIn} onSignedIn={() => outcome} />);
    await page.getByLabelText('Username').fill('admin');
    await page.getByLabelText('Password').fill('secret');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(/^Failed to save session.$/);
    await expect.element(page.getByRole('status')).toHaveTextContent(reason);
  },
);

it('An empty user name or password is reported without a check, and input is never stored', async () => {
  sessionStorage.clear();
  const signIn = vi.fn(async () => ({ success: false as const, error: 'Wrong' }));
  await renderWithProviders(<SignInForm signIn={signIn} onSignedIn={() => 'stored'} />);
  const submit = page.getByRole('button', { name: 'Sign In' });
  const alert = page.getByRole('alert');
  await submit.click();
  await expect.element(alert).toHaveTextContent('Please enter both username and password');
  await page.getByLabelText('Username').fill('admin');
  await submit.click();
  await expect.element(alert).toHaveTextContent('Please enter both username and password');
  expect(signIn).not.toHaveBeenCalled();
  await page.getByLabelText('Password').fill('secret');
  await submit.click();
  await expect.element(alert).toHaveTextContent(/^Wrong$/);
  expect(signIn.mock.calls).toEqual([['admin', 'secret']]);
  expect(sessionStorage).toHaveLength(0);
});
