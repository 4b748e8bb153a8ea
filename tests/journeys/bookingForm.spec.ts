import { telHref } from '../../src/domain/links/links';
import { workingHoursRows } from '../../src/domain/site/site';
import { content, someProduct } from '../helpers/builtSite';
import {
  bookingField,
  cartItem,
  fillBooking,
  openBooking,
  SEND_PATH,
  sendBooking,
  setClock,
  pauseClock,
} from '../helpers/booking';
import { expect, messagesOf, open, test } from '../helpers/site';

const product = someProduct();

test('The page says who is asked, for what, and how else the company is reached', async ({
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
});

test('The fields stand in order, labelled, with the right keyboards and autofill', async ({
  page,
}) => {
  await open(page, '/booking');
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

test('What is missing is said beside its field, the first one gets the focus, nothing is sent', async ({
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

test('The preferred date may be today, and not before', async ({ page, visitor }) => {
  await setClock(page);
  await openBooking(page, [cartItem(product, 1)]);
  await fillBooking(page, visitor);
  const date = bookingField(page, 'Preferred Date');
  await expect(date).toHaveAttribute('min', '2026-03-02');
  await date.fill('2026-03-01');
  await sendBooking(page).click();
  await expect(date).toBeFocused();
  await expect(date).toHaveAccessibleDescription("Preferred date can't be in the past");
  expect(await messagesOf(page, visitor)).toEqual([]);
  await date.fill('2026-03-02');
  await sendBooking(page).click();
  await expect(page.getByText('Success! Your message has been sent successfully.')).toBeVisible();
  expect(await messagesOf(page, visitor)).toMatchObject([{ preferredDate: '2026-03-02' }]);
});

test("Today is the visitor's own, not the company's", async ({ browser, baseURL, page }) => {
  await page.close();
  const context = await browser.newContext({ timezoneId: 'Pacific/Auckland', baseURL });
  const abroad = await context.newPage();
  await abroad.clock.install({ time: new Date('2026-03-02T20:00:00Z') });
  await open(abroad, '/booking');
  await expect(bookingField(abroad, 'Preferred Date')).toHaveAttribute('min', '2026-03-03');
  await context.close();
});

test('While it is sent the fields rest and the button says so; a second press sends nothing more', async ({
  page,
  visitor,
}) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  let posts = 0;
  await page.route(SEND_PATH, async (route) => {
    posts += 1;
    await answered;
    await route.continue();
  });
  await openBooking(page, [cartItem(product, 1)]);
  await fillBooking(page, visitor);
  await sendBooking(page).dblclick();
  const form = page.getByRole('form', { name: 'Booking request' });
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  for (const label of [
    'Full Name',
    'Email Address',
    'Phone Number',
    'Subject',
    'Preferred Date',
    'Duration',
    'Additional Notes',
  ])
    await expect(bookingField(page, label)).toBeDisabled();
  answer();
  await expect(page.getByText('Success! Your message has been sent successfully.')).toBeVisible();
  expect(posts).toBe(1);
  expect(await messagesOf(page, visitor)).toHaveLength(1);
});

test('A failed send shows for 3 seconds, then the form is back with everything in it and two other ways', async ({
  page,
  visitor,
  watch,
}) => {
  watch.expects(/Failed to load resource/);
  await page.route(SEND_PATH, (route) => route.abort());
  await setClock(page);
  await openBooking(page, [cartItem(product, 2)]);
  await fillBooking(page, visitor);
  await bookingField(page, 'Duration').fill('2 Days');
  await pauseClock(page);
  await sendBooking(page).click();
  await expect(page.getByRole('heading', { name: 'Error Sending Message' })).toBeVisible();
  await expect(page.getByText('Something went wrong. Please try again later.')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Booking request' })).toHaveCount(0);
  await page.clock.runFor(2999);
  await expect(page.getByRole('heading', { name: 'Error Sending Message' })).toBeVisible();
  await page.clock.runFor(1);
  await expect(bookingField(page, 'Full Name')).toHaveValue('Adaeze Obi');
  await expect(bookingField(page, 'Email Address')).toHaveValue(visitor);
  await expect(bookingField(page, 'Duration')).toHaveValue('2 Days');
  const texts = await Promise.all(
    ['Send on WhatsApp', 'Send by e-mail app'].map(async (name) => {
      const href = await page.getByRole('link', { name }).getAttribute('href');
      const url = new URL(href ?? '');
      return (
        url.searchParams.get('text') ??
        `${url.searchParams.get('subject')}\n${url.searchParams.get('body')}`
      );
    }),
  );
  for (const text of texts)
    for (const part of [
      `Booking Request: ${product.name}`,
      `${product.name} (Qty: 2)`,
      'Duration: 2 Days',
      'Adaeze Obi',
    ])
      expect(text).toContain(part);

  await page.unrouteAll();
  await page.clock.resume();
  await sendBooking(page).click();
  await expect(page.getByText('Success! Your message has been sent successfully.')).toBeVisible();
  // The reference the visitor may have given elsewhere is still that of the request.
  const [request = {}] = await messagesOf(page, visitor);
  expect(texts[0]).toContain(request['reference']);
});
