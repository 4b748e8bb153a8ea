import {
  bookingField,
  cartItem,
  fillBooking,
  openBooking,
  SEND_PATH,
  sendBooking,
} from '../helpers/journeys/booking';
import { someProduct } from '../helpers/hosts/builtSite';
import { expect, test } from '../helpers/journeys/faults';
import { messagesOf, waitForHydration } from '../helpers/journeys/site';

const SEND = `**${SEND_PATH}`;

test('The booking form says after a reload during a send that it may have arrived, and posts nothing by itself', async ({
  page,
  faults,
  visitor,
}) => {
  const unconfirmed = page
    .getByRole('group', { name: 'Other ways to send' })
    .getByText('may or may not have reached us');
  await openBooking(page, [cartItem(someProduct(), 2)]);
  await fillBooking(page, visitor);
  await bookingField(page, 'Additional Notes').fill('Two days.\nIn Lagos.');
  await faults.hang(SEND);
  const posted = page.waitForRequest(SEND);
  await sendBooking(page).click();
  await posted;
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await waitForHydration(page);
  await expect(unconfirmed).toBeVisible();
  await expect(bookingField(page, 'Additional Notes')).toHaveValue('Two days.\nIn Lagos.');
  await expect(bookingField(page, 'Email Address')).toHaveValue(visitor);
  expect(faults.countOf(SEND_PATH, 'POST')).toBe(0);
  await faults.heal();
  await sendBooking(page).click();
  await expect(page.getByText('Success! Your message has been sent successfully.')).toBeVisible();
  const [message] = await messagesOf(page, visitor);
  expect(message?.['message']).toContain('Sent again:');
  await page.reload();
  await waitForHydration(page);
  await expect(unconfirmed).toHaveCount(0);
});
