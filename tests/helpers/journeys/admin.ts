import { type Locator, type Page } from '@playwright/test';
import { expect, open, seedStorage, type Stored } from './site';

export function session(ageMs = 0, now = Date.now()): Record<string, unknown> {
  const timestamp = now - ageMs;
  const user = { username: 'admin', isAdmin: true, lastLogin: new Date(timestamp).toISOString() };
  return { adminSession: { user, timestamp } };
}

/** Opens a page of the back office, signed in. A reload stays signed in. */
export async function openAdmin(page: Page, path = '/admin', stored: Stored = {}): Promise<void> {
  await seedStorage(page, {
    ...stored,
    local: { ...session(), ...stored.local },
  });
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Fills the sign-in form with the demo credentials of `.env` and submits it. */
export async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill('admin');
  await page.getByRole('textbox', { name: 'Password' }).fill('slate-demo');
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Fills a field of a form without saving: the name of a new product category. */
export async function startCategory(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Create Category' }).click();
  const field = page.getByRole('textbox', { name: 'Category Name' });
  await field.fill(name);
  return field;
}

export async function addCategory(page: Page, name: string): Promise<void> {
  await startCategory(page, name);
  const manager = page.getByRole('dialog', { name: 'Manage Categories' });
  await manager.getByRole('button', { name: 'Create Category' }).click();
  await expect(page.getByText('Category created successfully!')).toBeVisible();
  await manager.getByRole('button', { name: 'Close' }).click();
  await expect(manager).toHaveCount(0);
}
