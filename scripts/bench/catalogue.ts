import type { Browser, Page } from 'playwright';
import { KEEP_NAMES } from './measurePage';
import { median, percentile } from './statistics';

const PRODUCTS = 10_000;
const KEYS = 'camera lens kit';

const CATEGORIES = ['Lighting', 'Accessories', 'Cameras', 'Lenses', 'Stabilizers', 'Grips'];
const WORDS = ['Camera', 'Lens', 'Light', 'Tripod', 'Monitor', 'Slider', 'Recorder', 'Kit'];

function bigIndex(): string {
  const products = Array.from({ length: PRODUCTS }, (_, index) => ({
    id: `prod-${index}`,
    name: `${WORDS[index % 8]} ${WORDS[(index * 7) % 5]} ${index}`,
    slug: `product-${index}`,
    image: '',
    category: CATEGORIES[index % 6],
    price: index % 3 === 0 ? 'Price on Request' : 1000 + ((index * 7919) % 90_000),
  }));
  return JSON.stringify({ products, count: PRODUCTS, lastUpdated: '2025-06-25' });
}

/** ms from an act to the frame that follows it. */
async function timeToFrame(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const state = window as unknown as { frame?: Promise<number> };
    state.frame = new Promise((resolve) => {
      const handle = (event: Event) => {
        const start = event.timeStamp;
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      };
      for (const type of ['input', 'change', 'click'])
        document.addEventListener(type, handle, { once: true, capture: true });
    });
  });
  await act();
  return page.evaluate(() => (window as unknown as { frame: Promise<number> }).frame);
}

export interface CatalogueLine {
  what: string;
  median: number;
  p95: number;
}

/** Search and sort of a store of 10,000 products at 4 × CPU throttle, in ms from act to frame. */
export async function measureCatalogue(browser: Browser, origin: string): Promise<CatalogueLine[]> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
  });
  const page = await context.newPage();
  await page.addInitScript(KEEP_NAMES);
  await page.route('**/data/products/index.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: bigIndex() }),
  );
  // An address without a page of its own: the catalogue comes from the network, not from the HTML.
  await page.route('**/store', (route) =>
    route.fetch({ url: `${origin}/200.html` }).then((response) => route.fulfill({ response })),
  );
  await page.goto(`${origin}/store`);
  await page
    .getByText(`of ${PRODUCTS.toLocaleString('en')}`)
    .or(page.getByText(`of ${PRODUCTS}`))
    .first()
    .waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const box = page.getByRole('searchbox');
  await box.click();
  const keys: number[] = [];
  for (const key of KEYS)
    keys.push(await timeToFrame(page, () => page.keyboard.press(key === ' ' ? 'Space' : key)));
  const chips: number[] = [];
  await box.fill('');
  for (const word of CATEGORIES) {
    const chip = page.getByRole('button', { name: new RegExp(`^${word}`) }).first();
    await chip.scrollIntoViewIfNeeded();
    const place = await chip.boundingBox();
    // A bare click: Playwright's own looks at the page while the event is on its way.
    const act = () => page.mouse.click((place?.x ?? 0) + 12, (place?.y ?? 0) + 12);
    chips.push(await timeToFrame(page, act));
  }
  await context.close();
  return [
    { what: 'search, per keystroke', median: median(keys), p95: percentile(keys, 95) },
    { what: 'category chip', median: median(chips), p95: percentile(chips, 95) },
  ];
}
