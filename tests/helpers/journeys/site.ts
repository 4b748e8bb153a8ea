import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

/** What nobody may see: one line for each thing that went wrong in a page. */
export class PageMonitor {
  private readonly troubles: string[] = [];
  private readonly expected: { pattern: RegExp; isOwed: boolean }[] = [];
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Declares a trouble that the test causes; it fails when the trouble does not come. */
  expects(pattern: RegExp): void {
    this.expected.push({ pattern, isOwed: true });
  }

  /** Declares a trouble that may come. */
  allows(pattern: RegExp): void {
    this.expected.push({ pattern, isOwed: false });
  }

  /** Watches every page of a context: errors, warnings, rejections, policy violations, foreign requests. */
  async follow(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        console.error(`CSP: ${event.violatedDirective} refused ${event.blockedURI}`);
      });
      addEventListener('unhandledrejection', (event) => {
        console.error(`Unhandled rejection: ${String(event.reason)}`);
      });
    });
    context.on('weberror', (error) => this.troubles.push(`Page error: ${error.error().message}`));
    context.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      this.troubles.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('request', (request) => {
      const url = request.url();
      if (!/^(?:data|blob):/.test(url) && new URL(url).origin !== this.origin)
        this.troubles.push(`Request outside the site: ${url}`);
    });
  }

  /** Troubles nobody declared, and declared ones that did not come. */
  report(): string[] {
    const isDeclared = (text: string) => this.expected.some(({ pattern }) => pattern.test(text));
    const owed = this.expected.filter(
      ({ pattern, isOwed }) => isOwed && !this.troubles.some((text) => pattern.test(text)),
    );
    return [
      ...this.troubles.filter((text) => !isDeclared(text)),
      ...owed.map(({ pattern }) => `Expected, but missing: ${String(pattern)}`),
    ];
  }
}

interface SiteFixtures {
  /** Whether the visitor saves data: then nothing is fetched before it is asked for. */
  saveData: boolean;
  /** Fails the test for whatever goes wrong in its pages, unless it was declared. */
  watch: PageMonitor;
  /** An e-mail address of this test alone, by which its messages are found in the outbox. */
  visitor: string;
}

/** Playwright's test with the promises every page keeps: no error, no violation, no foreign request. */
export const test = base.extend<SiteFixtures>({
  // What is fetched ahead is the business of the tests that turn it on.
  saveData: [true, { option: true }],
  watch: [
    async ({ context, baseURL, saveData }, use) => {
      await context.addInitScript((isSaving) => {
        const connection = { saveData: isSaving, effectiveType: '4g' };
        Object.defineProperty(navigator, 'connection', { value: connection });
      }, saveData);
      const watch = new PageMonitor(new URL(baseURL ?? '').origin);
      await watch.follow(context);
      await use(watch);
      // Whatever a page has said by now has arrived once it answers.
      await Promise.all(context.pages().map((page) => page.title().catch(() => '')));
      expect(watch.report(), 'errors, warnings and requests nobody declared').toEqual([]);
    },
    { auto: true },
  ],
  visitor: async ({}, use, { testId, repeatEachIndex }) => {
    await use(`visitor-${testId}-${repeatEachIndex}@slate.example`);
  },
});

export { expect };

/** Waits until the page has come to life. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
}

/** Opens a path of the site and waits until the page lives. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Entries of the browser's storage by key; anything but a text is stored as JSON. */
export interface Stored {
  local?: Record<string, unknown>;
  session?: Record<string, unknown>;
}

/** Puts entries into the browser's storage before the site is opened; a reload finds what it left. */
export async function seedStorage(page: Page, stored: Stored): Promise<void> {
  const blank = {
    contentType: 'text/html',
    body: '<!doctype html><link rel="icon" href="data:,">',
  };
  await page.route('/seed', (route) => route.fulfill(blank));
  await page.goto('/seed');
  await page.evaluate(({ local = {}, session = {} }) => {
    const put = (storage: Storage, entries: Record<string, unknown>) => {
      for (const [key, value] of Object.entries(entries))
        storage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    };
    put(localStorage, local);
    put(sessionStorage, session);
  }, stored);
}

/** Both storages as they are, entry by entry. */
export async function storageOf(
  page: Page,
): Promise<Record<'local' | 'session', Record<string, string>>> {
  return page.evaluate(() => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    session: Object.fromEntries(Object.entries(sessionStorage)),
  }));
}

/** An entry of local storage as JSON; null when there is none. */
export async function storedJson(page: Page, key: string): Promise<unknown> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);
}

type Fields = Record<string, string>;

/** The messages of a visitor that reached the e-mail endpoint, oldest first. */
export async function messagesOf(page: Page, visitor: string): Promise<Fields[]> {
  const response = await page.request.get('/outbox.json');
  const all = (await response.json()) as { template_params: Fields }[];
  return all
    .map((message) => message.template_params)
    .filter(({ email }) => email === visitor)
    .reverse();
}
