import type { Page } from '@playwright/test';
import { SEND_PATH, setClock, pauseClock } from '../../helpers/journeys/booking';
import { expect, messagesOf, open, storageOf, test } from '../../helpers/journeys/site';

const form = (page: Page) => page.getByRole('form', { name: 'Send us a message' });
const field = (page: Page, label: string) =>
  form(page).getByRole('textbox', { name: label, exact: true });
const banner = (page: Page, role: 'alert' | 'status') => form(page).getByRole(role);
const button = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true });
const LABELS = ['Name', 'Email', 'Subject', 'Message'];

/** Opens the form and waits until it is hydrated. */
async function openForm(page: Page): Promise<void> {
  await setClock(page);
  await open(page, '/#contact');
  await field(page, 'Message').fill('x');
  await expect(form(page).getByText('1 / 2000')).toBeVisible();
  await field(page, 'Message').fill('');
  await expect(form(page).getByText('0 / 2000')).toBeVisible();
}

async function fill(page: Page, email: string): Promise<void> {
  await field(page, 'Name').fill(' Tunde Bello ');
  await field(page, 'Email').fill(email);
  await field(page, 'Subject').fill('A music video');
  await field(page, 'Message').fill('Two days in Badagry.\nCan you send a crew?');
}

test('A contact message reaches the company unchanged', async ({ page, visitor }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(SEND_PATH, async (route) => {
    await answered;
    await route.continue();
  });
  await openForm(page);
  for (const label of LABELS)
    expect(await field(page, label).evaluate((input: HTMLInputElement) => input.required)).toBe(
      true,
    );
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
  await fill(page, visitor);
  await pauseClock(page);
  const posted = page.waitForRequest(`**${SEND_PATH}`);
  await button(page, 'Send Message').click();
  await expect(button(page, 'Sending...')).toBeDisabled();
  for (const label of LABELS) await expect(field(page, label)).toBeDisabled();
  // The recipient is set by the e-mail service only.
  const { template_params: sent } = (await posted).postDataJSON() as { template_params: object };
  expect(Object.keys(sent).sort()).toEqual(['email', 'message', 'name', 'subject']);
  answer();

  await expect(banner(page, 'status')).toHaveText('Your message has been sent successfully!');
  await expect(button(page, 'Message Sent!')).toBeDisabled();
  for (const label of LABELS) await expect(field(page, label)).toHaveValue('');
  expect(await messagesOf(page, visitor)).toEqual([
    {
      name: 'Tunde Bello',
      email: visitor,
      subject: 'A music video',
      message: 'Two days in Badagry.\nCan you send a crew?',
    },
  ]);
  await page.clock.runFor(4999);
  await expect(button(page, 'Message Sent!')).toBeDisabled();
  await page.clock.runFor(1);
  await expect(button(page, 'Send Message')).toBeEnabled();
  await expect(banner(page, 'status')).toHaveCount(0);
  expect(JSON.stringify(await storageOf(page))).not.toMatch(/Tunde|Badagry/);
});

test('A message typed and submitted before hydration is sent', async ({ page, visitor }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  // The script of the head has loaded, the application has not.
  await page.route(/\/assets\/(?!index-)[^/]+\.js$/, async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto('/#contact', { waitUntil: 'domcontentloaded' });
  await fill(page, visitor);
  await button(page, 'Send Message').click();
  release();
  await expect(banner(page, 'status')).toHaveText('Your message has been sent successfully!');
  expect(await messagesOf(page, visitor)).toMatchObject([
    { name: 'Tunde Bello', subject: 'A music video' },
  ]);
});
