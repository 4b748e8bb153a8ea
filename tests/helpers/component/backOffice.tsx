import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { clearStores } from '../storage/backOfficeDatabase';
import { FAILURES } from '../../../src/mocks/handlers/handlers';
import { openSite, type Answers } from './publicSite';

const heading = () => page.getByRole('heading', { level: 1 });

function storeSession(): void {
  const timestamp = Date.now();
  const user = { username: 'admin', isAdmin: true, lastLogin: new Date(timestamp).toISOString() };
  localStorage.setItem('adminSession', JSON.stringify({ user, timestamp }));
}

/** `unreachable` files cannot be loaded until `site.heal` is called. `prepare` runs before the page is opened. */
export async function openBackOffice(
  url: string,
  answers: Answers,
  unreachable: readonly string[] = [],
  prepare?: () => unknown,
) {
  await clearStores(['drafts']);
  storeSession();
  await prepare?.();
  let site = await openSite(unreachable.length > 0 ? '/cart' : url, answers);
  if (unreachable.length > 0) {
    await expect.element(heading()).toBeVisible();
    site.answerWith(unreachable, FAILURES['cannot be reached']);
    site.go(url);
    await expect.poll(() => site.url().startsWith('/admin')).toBe(true);
  }
  await expect.element(heading()).toBeVisible();
  return {
    /** The open page. A reload replaces it. */
    get site() {
      return site;
    },
    /** Opens the current URL again, with everything that the browser has stored. */
    async reload(change?: () => unknown) {
      const current = site.url();
      await site.unmount();
      await change?.();
      site = await openSite(current, answers);
      await expect.element(heading()).toBeVisible();
    },
  };
}

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const field = (name: string) => page.getByRole('textbox', { name, exact: true });
export const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
export const region = (name: string) => page.getByRole('region', { name });

/** The Undo button of the header. The one of a toast disappears after a while. */
export const undo = () => page.getByRole('banner').getByRole('button', { name: /^Undo/ }).first();

export async function expectText(text: string | RegExp): Promise<void> {
  await expect.element(page.getByText(text).first()).toBeVisible();
}

export async function expectNoText(text: string | RegExp): Promise<void> {
  await expect.element(page.getByText(text)).not.toBeInTheDocument();
}

export const storedJson = (key: string): unknown =>
  JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
