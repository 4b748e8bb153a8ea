import { createSignIn } from './sign-in';

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** The check of this page: one, so that its memory of wrong passwords outlives the form. */
export const signIn = createSignIn({
  settings: {
    username: import.meta.env.VITE_ADMIN_USERNAME ?? '',
    passwordHash: import.meta.env.VITE_ADMIN_PASSWORD_HASH ?? '',
  },
  now: () => Date.now(),
  wait,
});
