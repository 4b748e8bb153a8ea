import { telHref } from '../../../src/domain/links/links';
import { workingHoursRows } from '../../../src/domain/site/site';
import { content } from '../../helpers/hosts/builtSite';
import { bookingField, SEND_PATH, sendBooking } from '../../helpers/journeys/booking';
import { expect, open, test } from '../../helpers/journeys/site';

test('The booking page shows contacts, opening hours, and labelled fields with keyboards and autofill', async ({
  page,
}) => {
  await open(page, '/booking');
  const main = page.getByRole('main');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Book with Us']);
  await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  for (const text of [
    'Book with us today to collaborate on your next cinematic masterpiece!',
    'We will reach out to you within 24 hours with a quote and availability of selected items.',
  ])
    await expect(main.getByText(text)).toBeVisible();
  const site = content.site();
  const { email, phone, address } = site.contact;
  await expect(main.getByRole('link', { name: email, exact: true })).toHaveAttribute(
    'href',
    `mailto:${email}`,
  );
  await expect(main.getByRole('link', { name: phone, exact: true }).last()).toHaveAttribute(
    'href',
    /^(?:tel:|https:\/\/wa\.me\/)/,
  );
  await expect(main.getByText(address)).toBeVisible();
  await expect(main.getByText('WhatsApp', { exact: true })).toBeVisible();
  for (const { day, hours } of workingHoursRows(site))
    await expect(main.getByRole('row', { name: `${day} ${hours}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Need Help?' }).getByRole('link')).toHaveAttribute(
    'href',
    telHref(phone) ?? '',
  );

  const form = page.getByRole('form', { name: 'Booking request' });
  const fields: [string, Record<string, string>, boolean][] = [
    ['Full Name', { autocomplete: 'name' }, true],
    ['Email Address', { type: 'email', autocomplete: 'email', inputmode: 'email' }, true],
    ['Phone Number', { type: 'tel', autocomplete: 'tel', inputmode: 'tel' }, true],
    ['Subject', { type: 'text' }, true],
    ['Preferred Date', { type: 'date' }, false],
    ['Duration', { type: 'text' }, false],
    ['Additional Notes', {}, false],
  ];
  const labels = await form.locator('label').filter({ visible: true }).allTextContents();
  expect(
    labels
      .map((text) => text.replace(/ \*$/, ''))
      .filter((text) => text !== 'Leave this field empty'),
  ).toEqual(fields.map(([label]) => label));
  for (const [label, attributes, isRequired] of fields) {
    const field = bookingField(page, label);
    for (const [name, value] of Object.entries(attributes))
      await expect(field).toHaveAttribute(name, value);
    expect(await field.evaluate((input: HTMLInputElement) => input.required), label).toBe(
      isRequired,
    );
  }
});

test('Missing values are reported at their fields in order, and nothing is sent', async ({
  page,
  visitor,
}) => {
  let posts = 0;
  await page.route(SEND_PATH, (route) => {
    posts += 1;
    return route.abort();
  });
  await open(page, '/booking');
  const steps: [string, string, string][] = [
    ['Full Name', 'Name is required', 'Adaeze'],
    ['Email Address', 'Email is required', 'adaeze@'],
    ['Email Address', 'Please enter a valid email address', visitor],
    ['Phone Number', 'Phone number is required', '0801'],
    ['Subject', 'Subject is required', 'A film'],
  ];
  await bookingField(page, 'Full Name').fill('   ');
  for (const [label, message, value] of steps) {
    await sendBooking(page).click();
    const field = bookingField(page, label);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(message);
    await field.fill(value);
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  }
  expect(posts).toBe(0);
});

test('The earliest date is today in the visitor’s time zone', async ({
  browser,
  baseURL,
  page,
}) => {
  await page.close();
  const context = await browser.newContext({ timezoneId: 'Pacific/Auckland', baseURL });
  const abroad = await context.newPage();
  await abroad.clock.install({ time: new Date('2026-03-02T20:00:00Z') });
  await open(abroad, '/booking');
  await expect(bookingField(abroad, 'Preferred Date')).toHaveAttribute('min', '2026-03-03');
  await context.close();
});
