import { createSignIn } from './sign-in';

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * A single instance per page load, so that its count of failed attempts survives a remount of the
 * form.
 */
export const signIn = createSignIn({
  settings: {
    username: import.meta.env.VITE_ADMIN_USERNAME ?? '',
    passwordHash: import.meta.env.VITE_ADMIN_PASSWORD_HASH ?? '',
  },
  now: () => Date.now(),
  wait,
});
