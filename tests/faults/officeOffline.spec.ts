import { addCategory, openAdmin, signIn } from '../helpers/journeys/admin';
import { savedCopyNotice, savedPaths, WITH_WORKER } from '../helpers/journeys/offline';
import { expect, open, test } from '../helpers/journeys/site';

test.use(WITH_WORKER);

const MESSAGE = 'Hello, do you have the dolly for Friday?';

test('Without a connection, the back office opens and edits, and a text shared by another app is read after the sign-in', async ({
  page,
  context,
  watch,
}) => {
  watch.allows(/Failed to load resource/);
  await openAdmin(page);
  const office = async () => {
    const saved = await savedPaths(page);
    const name = Object.keys(saved).find((one) => one.startsWith('office-'));
    return (saved[name ?? ''] ?? []).length;
  };
  await expect.poll(office).toBeGreaterThan(50);
  await expect.poll(async () => (await savedPaths(page))['pages']).toContain('/admin');
  await context.setOffline(true);
  await open(page, '/admin/products');
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await expect(savedCopyNotice(page)).toBeVisible();
  await addCategory(page, 'Drones');
  await open(page, '/admin/requests');
  await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();

  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.removeItem('adminSession');
  });
  // As the browser does for an installed app.
  await page.evaluate((text) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'POST', action: '/admin/share', enctype: 'multipart/form-data' });
    const field = Object.assign(document.createElement('input'), { name: 'text', value: text });
    form.append(field);
    document.body.append(form);
    form.submit();
  }, MESSAGE);
  await expect(page.getByRole('heading', { name: 'Admin Sign In' })).toBeVisible();
  await signIn(page);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(MESSAGE);
  await expect(page.getByRole('button', { name: 'Read message' })).toBeEnabled();
  expect((await savedPaths(page))['shared']).toEqual([]);
});
