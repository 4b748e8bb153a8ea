import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithProviders } from '../../../../tests/helpers/TestProviders';
import { SignInForm } from './SignInForm';

it.each([
  ['full', 'This browser has no room left.'],
  ['denied', 'This browser does not let this site store data.'],
] as const)(
  'A session that cannot be stored is reported with its reason: %s',
  async (kept, reason) => {
    const user = { username: 'admin', isAdmin: true as const, lastLogin: '' };
    const signIn = () =>
      Promise.resolve({ success: true as const, session: { user, timestamp: 0 } });
    await renderWithProviders(<SignInForm signIn={signIn} onSignedIn={() => kept} />);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(/^Failed to save session.$/);
    await expect.element(page.getByRole('status')).toHaveTextContent(reason);
  },
);
