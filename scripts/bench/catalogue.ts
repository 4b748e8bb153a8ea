import type { Browser, Page } from 'playwright';
import { prerender } from '../prerender/prerender';
import { withLargeCatalogue } from './largeCatalogue';
import { startBenchServer } from './noScriptBaseline';
import { NAME_SHIM } from './phone';
import { median, percentile } from './statistics';

const PRODUCTS = 10_000;
const KEYS = 'camera lens kit';

const CATEGORIES = ['Lighting', 'Accessories', 'Cameras', 'Lenses', 'Stabilizers', 'Grips'];
const WORDS = ['Camera', 'Lens', 'Light', 'Tripod', 'Monitor', 'Slider', 'Recorder', 'Kit'];

/** Returns a product index with many products. */
export function bigIndex(count = PRODUCTS): string {
  const products = Array.from({ length: count }, (_, index) => ({
    id: `prod-${index}`,
    name: `${WORDS[index % 8]} ${WORDS[(index * 7) % 5]} ${index}`,
    slug: `product-${index}`,
    image: '',
    category: CATEGORIES[index % 6],
    price: index % 3 === 0 ? 'Price on Request' : 1000 + ((index * 7919) % 90_000),
  }));
  return JSON.stringify({ products, count, lastUpdated: '2025-06-25' });
}

/** Cost of an action in ms: the time in event handlers, and the time until the next frame. */
interface ActTimes {
  work: number;
  frame: number;
}

/** Global of the page while an action is measured. */
type ActWindow = Window & { act?: Promise<ActTimes> };

async function timeAct(page: Page, act: () => Promise<void>): Promise<ActTimes> {
  await page.evaluate(() => {
    const state: ActWindow = window;
    state.act = new Promise((resolve) => {
      let work = 0;
      const begin = (event: Event) => {
        const { timeStamp } = event;
        const began = performance.now();
        // Listeners on `window` in the bubble phase run last.
        const end = () => (work = performance.now() - began);
        window.addEventListener(event.type, end, { once: true });
        requestAnimationFrame(() =>
          setTimeout(() => resolve({ work, frame: performance.now() - timeStamp })),
        );
      };
      for (const type of ['input', 'change', 'click'])
        document.addEventListener(type, begin, { once: true, capture: true });
    });
  });
  await act();
  const times = await page.evaluate(() => (window as ActWindow).act);
  if (!times) throw new Error('The action caused no event');
  return times;
}

/** Adds a text field without handlers, as a baseline for the cost of a keystroke in the browser. */
async function addBareField(page: Page): Promise<void> {
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.setAttribute('aria-label', 'bare');
    field.style.cssText = 'position:fixed;top:40%;left:0;z-index:9999';
    document.body.append(field);
    field.focus();
  });
}

interface CatalogueLine {
  what: string;
  work: number;
  median: number;
  p95: number;
}

function line(what: string, times: readonly ActTimes[]): CatalogueLine {
  const frames = times.map(({ frame }) => frame);
  const work = median(times.map((time) => time.work));
  return { what, work, median: median(frames), p95: percentile(frames, 95) };
}

/** Measures search and filters of a built store with 10,000 products and 4 × CPU throttling, in ms. */
async function measureSearch(browser: Browser, origin: string): Promise<CatalogueLine[]> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
  });
  const page = await context.newPage();
  await page.addInitScript(NAME_SHIM);
  const list = page.waitForResponse('**/store.list.data.json');
  await page.goto(`${origin}/store`);
  await page
    .getByText(`of ${PRODUCTS.toLocaleString('en')}`)
    .or(page.getByText(`of ${PRODUCTS}`))
    .first()
    .waitFor();
  await (await list).finished();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const box = page.getByRole('searchbox');
  await box.click();
  const type = async () => {
    const times: ActTimes[] = [];
    for (const key of KEYS)
      times.push(await timeAct(page, () => page.keyboard.press(key === ' ' ? 'Space' : key)));
    return times;
  };
  const keys = await type();
  const chips: ActTimes[] = [];
  await box.fill('');
  for (const word of CATEGORIES) {
    const chip = page.getByRole('button', { name: new RegExp(`^${word}`) }).first();
    await chip.scrollIntoViewIfNeeded();
    const chipBox = await chip.boundingBox();
    // Uses the mouse directly, because Playwright's locator actions run scripts in the page during
    // the event.
    const act = () => page.mouse.click((chipBox?.x ?? 0) + 12, (chipBox?.y ?? 0) + 12);
    chips.push(await timeAct(page, act));
  }
  await addBareField(page);
  const bare = await type();
  await context.close();
  return [
    line('search, per keystroke', keys),
    line('category chip', chips),
    line('a bare text field, per keystroke', bare),
  ];
}

/** Builds the store with 10,000 products and measures it, see {@link measureSearch}. */
export function measureCatalogue(browser: Browser): Promise<CatalogueLine[]> {
  return withLargeCatalogue(PRODUCTS, async (folders) => {
    await prerender({}, folders);
    const { origin, close } = await startBenchServer(folders.dist);
    try {
      return await measureSearch(browser, origin);
    } finally {
      close();
    }
  });
}
