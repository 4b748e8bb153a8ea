import { readEntry, removeEntry, writeEntry } from '@/api/storage/browserStorage';
import { createSignIn } from './signIn';

/** Session storage key of the number of consecutive wrong passwords. */
const FAILURES_KEY = 'adminSignInFailures';

/** The number if session storage is denied. */
let remembered = 0;
const failures = {
  read: () => Math.max(remembered, Math.trunc(Number(readEntry('session', FAILURES_KEY))) || 0),
  write(count: number) {
    remembered = count;
    if (count === 0) removeEntry('session', FAILURES_KEY);
    else writeEntry('session', FAILURES_KEY, String(count));
  },
};

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * A single instance per page load, so that its count of failed attempts survives a remount of the
 * form.
 */
export const adminSignIn = createSignIn({
  settings: {
    username: import.meta.env.VITE_ADMIN_USERNAME ?? '',
    passwordHash: import.meta.env.VITE_ADMIN_PASSWORD_HASH ?? '',
  },
  now: () => Date.now(),
  wait,
  failures,
});
