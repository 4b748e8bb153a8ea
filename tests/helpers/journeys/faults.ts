import type { Page, Request, Route } from '@playwright/test';
import { axeViolations } from './axe';
import { expect, test as base, type PageMonitor } from './site';

type Url = string | RegExp | ((url: URL) => boolean);

/** Error panels, messages, banners and dialogs. */
const FAULT_MESSAGES = '[role="alert"], [role="status"] p, dialog[open], [role="dialog"]';
const VERSION = '**/data/version.json';
/** Maximum number of requests for one URL per document: the first and one retry. */
const TRIES = 2;

function isPath(asked: string, path: string | RegExp): boolean {
  return typeof path === 'string' ? asked === path : path.test(asked);
}

const isContentFile = (url: Url) =>
  url instanceof RegExp
    ? url.source.includes('data')
    : typeof url === 'string' && url.includes('/data/');

/** Removes the data files of pages, so that a page reads the content files. */
async function withoutPageData(page: Page): Promise<void> {
  await page.route('**/*.data.json', (route) => route.fulfill({ status: 404, body: 'None' }));
}

export class Faults {
  readonly page: Page;
  private readonly watch: PageMonitor;
  private requests: string[] = [];
  private readonly unfinished = new Set<Request>();
  private readonly allowed: [path: string | RegExp, tries: number][] = [];

  constructor(page: Page, watch: PageMonitor) {
    this.page = page;
    this.watch = watch;
    page.on('request', (request: Request) => {
      const isDocument = request.isNavigationRequest() && request.frame() === page.mainFrame();
      if (isDocument) this.requests = [];
      // The browser itself requests the icon after every change of the URL.
      if (!request.url().endsWith('/favicon.svg'))
        this.requests.push(`${request.method()} ${new URL(request.url()).pathname}`);
      this.unfinished.add(request);
    });
    const finish = (request: Request) => this.unfinished.delete(request);
    page.on('requestfinished', finish);
    page.on('requestfailed', finish);
  }

  /** Returns how often the current document has requested a path. */
  countOf(path: string | RegExp, method = 'GET'): number {
    const isAsked = (line: string) => {
      const [verb, asked = ''] = line.split(' ');
      return verb === method && isPath(asked, path);
    };
    return this.requests.filter(isAsked).length;
  }

  allowTries(path: string | RegExp, tries: number): void {
    this.allowed.push([path, tries]);
  }

  repeated(): string[] {
    const limit = (line: string) => {
      const asked = line.split(' ')[1] ?? '';
      return this.allowed.find(([path]) => isPath(asked, path))?.[1] ?? TRIES;
    };
    return [...new Set(this.requests)].flatMap((line) => {
      const times = this.requests.filter((other) => other === line).length;
      return times > limit(line) ? [`${line} (${times} times)`] : [];
    });
  }

  /** The browser's own console message for a failed request. The site adds none. */
  private async intercept(url: Url, handle: (route: Route) => Promise<unknown>, times?: number) {
    this.watch.allows(/Failed to load resource/);
    if (isContentFile(url)) await withoutPageData(this.page);
    await this.page.route(url, (route) => void handle(route), { times });
  }

  abort(url: Url, times?: number): Promise<void> {
    return this.intercept(url, (route) => route.abort('failed'), times);
  }

  hang(url: Url): Promise<void> {
    return this.intercept(url, () => Promise.resolve());
  }

  /** Holds requests until the returned function is called, then lets them continue. */
  async slow(url: Url): Promise<() => void> {
    let release = () => {};
    const gate = new Promise<void>((open) => (release = open));
    await this.intercept(url, (route) => gate.then(() => route.fallback()));
    return release;
  }

  status(url: Url, status: number, times?: number): Promise<void> {
    return this.intercept(url, (route) => route.fulfill({ status, body: 'No' }), times);
  }

  /** Responds with status 200 and a page, like the sign-in page of a hotel's network. */
  portal(url: Url, times?: number): Promise<void> {
    const body = '<!doctype html><title>Sign in</title><h1>Free Wi-Fi</h1>';
    // The browser also logs an HTML page in place of a script.
    this.watch.allows(/module script|MIME type/i);
    return this.intercept(url, (route) => route.fulfill({ contentType: 'text/html', body }), times);
  }

  async heal(): Promise<void> {
    await this.page.unrouteAll({ behavior: 'ignoreErrors' });
    await this.page.context().setOffline(false);
  }

  /**
   * Cuts the connection when the part that the site loads last has arrived. The scripts that this part shares with others would be
   * requested by each of them again.
   */
  async offline(): Promise<void> {
    this.watch.allows(/Failed to load resource/);
    await expect.poll(() => this.countOf(/\/OfflineSupport-/)).toBe(1);
    await expect.poll(() => this.unfinished.size).toBe(0);
    await this.page.context().setOffline(true);
    // Requests fail before the page knows it. It would repeat such a request without waiting.
    await expect.poll(() => this.page.evaluate(() => navigator.onLine)).toBe(false);
  }

  /** Makes both storages throw on access, like blocked cookies. */
  denyStorage(): Promise<unknown> {
    return this.page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    });
  }

  /** Simulates that another build was published after the page was opened. */
  async skewBuild(): Promise<void> {
    await this.page.route(VERSION, (route) =>
      route.fulfill({
        json: { build: 'another-build', content: 'x', builtAt: '2026-01-01T00:00:00.000Z' },
      }),
    );
  }

  clock(): Promise<void> {
    return this.page.clock.install({ time: new Date('2026-03-02T09:00:00+01:00') });
  }
}

/** The element whose removal left the focus nowhere, or null. */
function lostFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const { lastFocused } = window as { lastFocused?: Element };
    const { activeElement } = document;
    if (!lastFocused || (activeElement && activeElement !== document.body)) return null;
    const isThere = lastFocused.isConnected && lastFocused.getClientRects().length > 0;
    return isThere && !lastFocused.matches(':disabled')
      ? null
      : lastFocused.outerHTML.slice(0, 200);
  });
}

/** What holds for every page with a fault: readable and usable, focus somewhere, no endless requests. */
async function expectHealthyPage(page: Page, faults: Faults): Promise<void> {
  // Pages without an error message are checked by the journeys.
  if ((await page.locator(FAULT_MESSAGES).count()) > 0)
    expect(await axeViolations(page), 'accessibility violations').toEqual([]);
  // Between two pages, nothing has focus for a moment.
  const lost = () => lostFocus(page);
  await expect.poll(lost, 'the removed control that had the focus').toBeNull();
  expect(faults.repeated(), 'URLs that were requested repeatedly').toEqual([]);
}

/** The site's test with faults. A page that is open at the end is checked by `expectHealthyPage`. */
export const test = base.extend<{ faults: Faults }>({
  faults: async ({ page, watch }, use, { status, expectedStatus }) => {
    await page.addInitScript(() => {
      const remember = ({ target }: Event) => Object.assign(window, { lastFocused: target });
      document.addEventListener('focusin', remember, true);
    });
    const faults = new Faults(page, watch);
    await use(faults);
    const isLive = (await page.locator('#root > *').count()) > 0;
    if (isLive && status === expectedStatus) await expectHealthyPage(page, faults);
  },
});

export { expect };
