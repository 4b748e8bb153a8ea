import {
  verifyCredentials,
  InsecureOriginError,
  InvalidPasswordHashError,
  type CredentialSettings,
} from '@/api/gateways/credentials';
import type { AdminSession } from '@/domain/session/session';
import { cleanText } from '@/domain/text/cleanText';

// See docs/behaviour/sign-in.md.

export const SIGN_IN_TEXTS = {
  missing: 'Please enter both username and password',
  mismatch: 'Invalid credentials. Please try again.',
  exception: 'An unexpected error occurred. Please try again later.',
  unsaved: 'Failed to save session.',
  insecure:
    'Signing in requires a secure connection. Open this page over HTTPS, or at http://localhost on this computer.',
  invalidHash:
    'The website has no valid password for signing in. Ask the person who set it up to create one.',
} as const;

export const UNSAVED_REASONS = {
  full: 'Storage on this device is full. Free up space, then try again.',
  denied: 'This browser blocks storage. Allow this site to store data, then try again.',
} as const;

export type SignInResult =
  { success: true; session: AdminSession } | { success: false; error: string };

interface SignInDeps {
  settings: CredentialSettings;
  /** ms since 1970. */
  now: () => number;
  wait: (ms: number) => Promise<void>;
  /** Number of consecutive wrong passwords, which a reload does not reset. */
  failures: { read: () => number; write: (count: number) => void };
}

const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 60_000;

/** Returns the delay in ms after wrong passwords. It only slows down manual guessing, because it runs in the browser. */
const delayAfter = (failures: number): number =>
  failures <= 0 ? 0 : Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));

export function createSignIn({ settings, now, wait, failures }: SignInDeps) {
  async function check(username: string, password: string): Promise<SignInResult> {
    const isRight = await verifyCredentials(cleanText(username), password, settings);
    if (!isRight) {
      failures.write(failures.read() + 1);
      return { success: false, error: SIGN_IN_TEXTS.mismatch };
    }
    failures.write(0);
    const timestamp = now();
    const lastLogin = new Date(timestamp).toISOString();
    return {
      success: true,
      session: { user: { username: username.trim(), isAdmin: true, lastLogin }, timestamp },
    };
  }

  /** Returns every failure as an error text. Never throws. */
  return async function signIn(username: string, password: string): Promise<SignInResult> {
    try {
      await wait(delayAfter(failures.read()));
      return await check(username, password);
    } catch (error) {
      if (error instanceof InsecureOriginError)
        return { success: false, error: SIGN_IN_TEXTS.insecure };
      console.error(error instanceof InvalidPasswordHashError ? SIGN_IN_TEXTS.invalidHash : error);
      return { success: false, error: SIGN_IN_TEXTS.exception };
    }
  };
}
