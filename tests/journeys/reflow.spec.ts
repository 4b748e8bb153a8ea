import { pagesOfEachKind, someProduct } from '../helpers/builtSite';
import { expectNoHorizontalOverflow } from '../helpers/reflow';
import { open, seedStorage, test } from '../helpers/site';

/** Long words, as content may hold them. */
const LONG = 'Kamerastativschwenkkopfverlängerung'.repeat(3);
const CART = [0, 1].map((at) => {
  const { id, image } = someProduct(at);
  return {
    id,
    name: at === 0 ? LONG : someProduct(at).name,
    quantity: 99,
    category: LONG,
    image,
    price: 1,
  };
});

for (const { path } of pagesOfEachKind())
  test(`${path} fits 320 px, 200 % zoom and text twice as large without scrolling sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await seedStorage(page, { local: { bookingCart: CART } });
    await open(page, path);
    await expectNoHorizontalOverflow(page);
    // A window of 1280 px at 200 %.
    await page.setViewportSize({ width: 640, height: 400 });
    await expectNoHorizontalOverflow(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expectNoHorizontalOverflow(page);
  });
