import { BOOKING } from '../helpers/journeys/sending';
import { expect, test } from '../helpers/journeys/faults';
import { messagesOf, open, seedStorage, storageOf } from '../helpers/journeys/site';
import { IS_SWEEP } from '../helpers/journeys/sweep';

const LOCAL = ['storeFavorites', 'siteSettings', 'pendingBookingItems', 'colourScheme'];
const SESSION = ['bookingDraft', 'contactDraft', 'reloadedForBuild'];
const TEXTS = ['{bad', '[null,{"a":1},7]', '{"__proto__":{"polluted":true},"items":7,"fields":[]}'];

const all = (keys: string[], text: string) => Object.fromEntries(keys.map((key) => [key, text]));

test('With damaged entries in storage, pages hydrate and a request is sent', async ({
  page,
  faults: _faults,
  visitor,
}) => {
  test.slow();
  // The sweep tries all of them.
  for (const text of IS_SWEEP ? TEXTS : TEXTS.slice(-1))
    await test.step(text, async () => {
      await seedStorage(page, { local: all(LOCAL, text), session: all(SESSION, text) });
      await open(page, '/store');
      const card = page.getByRole('article').first();
      await card.getByRole('button', { name: /favorites$/ }).click();
      await expect(card.getByRole('button', { name: /^Remove .* from favorites$/ })).toBeVisible();
      // Unreadable entries are stored next to the new ones.
      expect((await storageOf(page)).local).toMatchObject({ 'storeFavorites.bak': text });
      expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
      await page.evaluate(() => localStorage.clear());
    });
  await seedStorage(page, { session: all(SESSION, TEXTS[0] ?? '') });
  await BOOKING.start(page, visitor);
  await BOOKING.submit(page).click();
  await expect(BOOKING.sent(page)).toBeVisible();
  expect(await messagesOf(page, visitor)).toHaveLength(1);
});
