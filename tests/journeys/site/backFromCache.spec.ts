import { someProduct } from '../../helpers/hosts/builtSite';
import { cartItem } from '../../helpers/journeys/booking';
import { expect, open, seedStorage, test } from '../../helpers/journeys/site';
import { chromiumLaunchOptions } from '../../setup/chromium';

// Playwright switches off the pages that the browser keeps for Back.
test.use({
  launchOptions: {
    ...chromiumLaunchOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('Back to a page that the browser has kept shows the cart of now', async ({ page }) => {
  const product = someProduct();
  await seedStorage(page, { local: { bookingCart: [cartItem(product, 1)] } });
  await open(page, '/store');
  await expect(page.getByRole('link', { name: 'Booking cart, 1 item' })).toBeVisible();
  await open(page, '/cart');
  await page.getByRole('button', { name: `Remove ${product.name} from cart` }).click();
  await expect(page.getByRole('link', { name: 'Booking cart, empty' })).toBeVisible();
  // A busy machine may load the page again instead, which shows the same.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Booking cart, empty' })).toBeVisible();
});
