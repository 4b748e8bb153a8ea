import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

/** Playwright's own message in tests without a service worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

export class PageMonitor {
  private readonly messages: string[] = [];
  private readonly expected: { pattern: RegExp; isRequired: boolean }[] = [];
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Declares a message that the test causes. The test fails if it does not appear. */
  expects(pattern: RegExp): void {
    this.expected.push({ pattern, isRequired: true });
  }

  allows(pattern: RegExp): void {
    this.expected.push({ pattern, isRequired: false });
  }

  async follow(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        console.error(`CSP: ${event.violatedDirective} refused ${event.blockedURI}`);
      });
      addEventListener('unhandledrejection', (event) => {
        console.error(`Unhandled rejection: ${String(event.reason)}`);
      });
    });
    context.on('weberror', (error) => this.messages.push(`Page error: ${error.error().message}`));
    context.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type()) || message.text() === BLOCKED) return;
      this.messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('request', (request) => {
      const url = request.url();
      if (!/^(?:data|blob):/.test(url) && new URL(url).origin !== this.origin)
        this.messages.push(`Request outside the site: ${url}`);
    });
  }

  report(): string[] {
    const isDeclared = (text: string) => this.expected.some(({ pattern }) => pattern.test(text));
    const missing = this.expected.filter(
      ({ pattern, isRequired }) => isRequired && !this.messages.some((text) => pattern.test(text)),
    );
    return [
      ...this.messages.filter((text) => !isDeclared(text)),
      ...missing.map(({ pattern }) => `Expected, but missing: ${String(pattern)}`),
    ];
  }
}

interface SiteFixtures {
  /** Sets Save-Data, so that nothing is prefetched. */
  saveData: boolean;
  watch: PageMonitor;
  /** An e-mail address that only this test uses, to find its messages in the outbox. */
  visitor: string;
}

/** Checks every page: no error, no policy violation, no request to another origin. */
export const test = base.extend<SiteFixtures>({
  // Prefetching is tested separately.
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
      // A response of the page means that its earlier messages have arrived.
      await Promise.all(context.pages().map((page) => page.title().catch(() => '')));
      expect(watch.report(), 'undeclared errors, warnings and requests').toEqual([]);
    },
    { auto: true },
  ],
  visitor: async ({}, use, { testId, repeatEachIndex }) => {
    await use(`visitor-${testId}-${repeatEachIndex}@slate.example`);
  },
});

export { expect };

export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Entries of the browser's storage by key. Values that are not texts are stored as JSON. */
export interface Stored {
  local?: Record<string, unknown>;
  session?: Record<string, unknown>;
}

/** Before the site is opened. A reload keeps what the site has stored. */
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

export async function storageOf(
  page: Page,
): Promise<Record<'local' | 'session', Record<string, string>>> {
  return page.evaluate(() => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    session: Object.fromEntries(Object.entries(sessionStorage)),
  }));
}

export async function storedJson(page: Page, key: string): Promise<unknown> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);
}

type Fields = Record<string, string>;

/** Returns the messages of a visitor that reached the e-mail service, oldest first. */
export async function messagesOf(page: Page, visitor: string): Promise<Fields[]> {
  const response = await page.request.get('/outbox.json');
  const all = (await response.json()) as { template_params: Fields }[];
  return all
    .map((message) => message.template_params)
    .filter(({ email }) => email === visitor)
    .reverse();
}
