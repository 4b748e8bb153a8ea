import type { Page } from '@playwright/test';
import { freezeClock, openAdmin } from '../../helpers/journeys/admin';
import { builtFile } from '../../helpers/hosts/builtSite';
import { expectAccessibleAndFitting, schemeAt, WIDTHS } from '../../helpers/journeys/visualChecks';
import { expect, open, storedJson, test, waitForHydration } from '../../helpers/journeys/site';

const PATH = '/admin/site-settings';
const site = JSON.parse(builtFile('data/site.json')) as {
  contact: Record<string, string>;
  socialMedia: Record<string, string>;
};

const card = (page: Page, name: string) => page.getByRole('region', { name });
const pencil = (page: Page, label: string) =>
  page.getByRole('button', { name: `Edit ${label}`, exact: true });
const input = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

/** What was to be done in the next frames and after them is done. */
const letFramesPass = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });

async function change(page: Page, label: string, text: string): Promise<void> {
  await pencil(page, label).click();
  await input(page, label).fill(text);
  await page.getByRole('button', { name: 'Done' }).click();
}

test('A setting is edited by its pencil button, saved, and undone', async ({ page }) => {
  await openAdmin(page, PATH);
  const contact = card(page, 'Contact Information');
  await expect(contact.getByText(site.contact['email'] ?? '')).toBeVisible();
  await expect(card(page, 'Social Media').getByRole('button')).toHaveCount(5);
  await pencil(page, 'Email').click();
  await expect(input(page, 'Email')).toBeFocused();
  await input(page, 'Email').fill('desk@slate.example');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(input(page, 'Email')).toHaveCount(0);
  await expect(pencil(page, 'Email')).toBeFocused();
  await change(page, 'Facebook', '');
  await expect(card(page, 'Social Media').getByText('Not set')).toBeVisible();

  await freezeClock(page);
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await page.clock.runFor(400);
  const told = page.getByText('Settings saved successfully!');
  await expect(told).toBeVisible();
  await page.clock.runFor(3100);
  await expect(told).toHaveCount(0);
  await page.clock.resume();
  const stored = (await storedJson(page, 'siteSettings')) as typeof site;
  expect(stored.contact['email']).toBe('desk@slate.example');
  expect('facebook' in stored.socialMedia).toBe(false);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(contact.getByText(site.contact['email'] ?? '')).toBeVisible();
  expect(await storedJson(page, 'siteSettings')).toEqual(site);
});

test('Leaving an input closes it, Escape discards its input', async ({ page }) => {
  await openAdmin(page, PATH);
  await pencil(page, 'Phone').click();
  await input(page, 'Phone').fill('+234 801 111 1111');
  await pencil(page, 'Address').click();
  await expect(input(page, 'Phone')).toHaveCount(0);
  await expect(page.getByText('+234 801 111 1111')).toBeVisible();
  await expect(input(page, 'Address')).toBeFocused();
  await input(page, 'Address').fill('Nowhere');
  await page.keyboard.press('Escape');
  await expect(page.getByText(site.contact['address'] ?? '')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('+234 801 111 1111')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Reset' })).toBeDisabled();
});

test('Links and numbers are validated, and a WhatsApp number becomes a link', async ({ page }) => {
  await openAdmin(page, PATH);
  await change(page, 'Email', 'nobody');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await change(page, 'Phone', 'call us');
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
  const refused = page.getByText('Please enter a link that begins with https://');
  await change(page, 'Facebook', 'http://facebook.com/slate');
  await expect(refused).toHaveCount(1);
  await change(page, 'Instagram', 'javascript:alert(1)');
  await expect(refused).toHaveCount(2);
  await change(page, 'WhatsApp', '0803 123 4567');
  await expect(page.getByText('https://wa.me/2348031234567')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(pencil(page, 'Email')).toBeFocused();
  await expect(page.getByText('Settings saved successfully!')).toHaveCount(0);
  await change(page, 'Email', 'desk@slate.example');
  await change(page, 'Phone', '+234 (0)1 234 5678');
  await change(page, 'Facebook', 'https://facebook.com/slate');
  await change(page, 'Instagram', '');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();
});

test('Business hours are edited by day and shown on the booking page', async ({ page }) => {
  await openAdmin(page, PATH);
  const hours = page.getByRole('group', { name: 'Business Hours' });
  await expect(hours.getByRole('listitem')).toHaveCount(3);
  await hours.getByRole('button', { name: 'Show all days' }).click();
  await expect(hours.getByRole('listitem')).toHaveCount(7);
  await expect(hours.getByLabel('Sunday opens')).toBeDisabled();
  await hours.getByRole('button', { name: 'Add Sunday hours' }).click();
  await expect(hours.getByLabel('Sunday opens')).toHaveValue('09:00');
  await expect(hours.getByLabel('Sunday closes')).toHaveValue('17:00');
  await hours.getByRole('button', { name: 'Remove Friday hours' }).click();
  await hours.getByLabel('Saturday closes').fill('10:00');
  await save(page).click();
  await expect(hours.getByText('Saturday: opening and closing times must differ')).toBeVisible();
  await hours.getByLabel('Saturday closes').fill('14:30');

  // What is typed shows before it is saved, also in a preview that is opened later.
  const preview = await page.context().newPage();
  await open(preview, '/preview/booking');
  const rows = preview.getByText('10:00 AM - 2:30 PM');
  await expect(rows.first()).toBeVisible();
  await save(page).click();
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();
  const stored = (await storedJson(page, 'siteSettings')) as { workingHours: unknown };
  expect(stored.workingHours).toContainEqual({ day: 'Saturday', hours: '10:00 AM - 2:30 PM' });
  expect(stored.workingHours).toContainEqual({ day: 'Friday', hours: 'Closed' });

  // Visitors see what is published, and their visit leaves the draft alone.
  await open(preview, '/booking');
  await expect(rows).toHaveCount(0);
  await preview.reload();
  await waitForHydration(preview);
  expect(await storedJson(preview, 'siteSettings')).toEqual(stored);
});

test('Invalid stored hours are logged and ignored, and kept until hours are saved', async ({
  page,
  watch,
}) => {
  watch.expects(/Stored business hours are invalid/);
  const contact = { ...site.contact, hours: 'nine to five' };
  await page.route('**/data/site.json', (route) => route.fulfill({ json: { ...site, contact } }));
  await openAdmin(page, PATH);
  await expect(page.getByLabel('Wednesday opens')).toHaveValue('09:00');
  await expect(page.getByLabel('Wednesday closes')).toHaveValue('17:00');
  await change(page, 'Phone', '+234 801 111 1111');
  await save(page).click();
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();
  const stored = (await storedJson(page, 'siteSettings')) as typeof site;
  expect(stored.contact['hours']).toBe('nine to five');
});

test('Unsaved settings survive a reload and are guarded', async ({ page }) => {
  await openAdmin(page, '/admin/settings');
  await expect(page).toHaveURL(PATH);
  await change(page, 'Phone', '+234 801 111 1111');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText('+234 801 111 1111')).toBeVisible();
  await expect(page.getByText('Your unsaved changes were restored')).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
});

test('Settings that cannot be stored show the prescribed text and keep the edit', async ({
  page,
}) => {
  await openAdmin(page, PATH);
  await change(page, 'Phone', '+234 801 111 1111');
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await save(page).click();
  await expect(page.getByText('Failed to save settings. Please try again.')).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Failed to save settings. Please try again.')).toHaveCount(0);
  await expect(page.getByText('+234 801 111 1111')).toBeVisible();
  // In memory alone: the browser asks, and what was typed is there again all the same.
  const asked = page.waitForEvent('dialog');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  expect((await asked).type()).toBe('beforeunload');
  await waitForHydration(page);
  await expect(page.getByText('+234 801 111 1111')).toBeVisible();
});

test('The settings are previewed at three widths', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAdmin(page, PATH);
  await page.getByRole('button', { name: 'Show Preview' }).click();
  const overlay = page.getByRole('dialog', { name: 'Live Preview' });
  const frame = overlay.locator('iframe');
  const widthInside = () =>
    frame
      .contentFrame()
      .locator('html')
      .evaluate((html) => html.clientWidth);
  await expect(frame.contentFrame().getByRole('region', { name: 'Preview' })).toContainText(
    'Preview of unpublished changes',
  );
  await expect.poll(widthInside).toBe(1280);
  await overlay.getByRole('radio', { name: 'Phone' }).check({ force: true });
  await expect.poll(widthInside).toBe(390);
  await overlay.getByRole('radio', { name: 'Tablet' }).check({ force: true });
  await expect.poll(widthInside).toBe(820);
  await expect(overlay.getByRole('link', { name: 'Open in New Tab' })).toHaveAttribute(
    'href',
    '/preview/#contact',
  );
  await overlay.getByRole('button', { name: 'Hide Preview' }).click();
  await expect(overlay).toHaveCount(0);
});

for (const width of WIDTHS)
  test(`The settings are accessible and fit ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAdmin(page, PATH, schemeAt(width));
    await page.getByRole('button', { name: 'Show all days' }).click();
    await change(page, 'Facebook', 'http://facebook.com/slate');
    await pencil(page, 'WhatsApp').click();
    await expectAccessibleAndFitting(page);
  });

test('A URL can name the setting to be corrected', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAdmin(page, `${PATH}?field=whatsappNumber`);
  await expect(pencil(page, 'WhatsApp number')).toBeFocused();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeFocused();
  // Come to within the back office, where the heading of a page is given the keyboard too.
  await page.goBack();
  await expect(pencil(page, 'WhatsApp number')).toBeFocused();
  await letFramesPass(page);
  await expect(pencil(page, 'WhatsApp number')).toBeFocused();
});
