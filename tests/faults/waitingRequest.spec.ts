import { bookingField, fillBooking, sendBooking } from '../helpers/journeys/booking';
import { openAndSave, WITH_WORKER } from '../helpers/journeys/offline';
import { expect, messagesOf, open, storageOf, test } from '../helpers/journeys/site';

test.use(WITH_WORKER);

test('A request that is asked without a connection is shown on every page, and sent once when it is back', async ({
  page,
  context,
  watch,
  visitor,
}) => {
  watch.allows(/Failed to load resource/);
  const waiting = page.getByText('Waiting for a connection');
  await openAndSave(page, '/');
  await openAndSave(page, '/booking');
  await context.setOffline(true);
  await fillBooking(page, visitor);
  await bookingField(page, 'Subject').fill('A film');
  await sendBooking(page).click();
  await expect(waiting).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible();
  await expect(bookingField(page, 'Full Name')).toHaveValue('');
  expect(JSON.stringify(await storageOf(page))).not.toContain(visitor);

  await test.step('after another page is opened', async () => {
    await open(page, '/');
    await expect(waiting).toBeVisible();
    await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible();
  });
  await context.setOffline(false);
  await expect(page.getByText(/^Your request SL-[A-Z2-9]{6} was sent\.$/)).toBeVisible();
  await expect(waiting).toBeHidden();
  await open(page, '/booking');
  await expect(waiting).toBeHidden();
  const messages = await messagesOf(page, visitor);
  expect(messages).toHaveLength(1);
  expect(messages[0]?.['message']).not.toContain('Sent again');
});
