import { expect, it } from 'vitest';
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
