import path from 'node:path';
import type { Page } from '@playwright/test';
import { content, DIST } from '../helpers/builtSite';
import { expect, test, type Faults } from '../helpers/faults';
import { open } from '../helpers/site';

const ABOUT = '**/data/pages/about.json';
const SERVICES = '**/data/services/index.json';
const HOME = '**/data/pages/home.json';
const TOPICS = '**/data/pages/topics.json';

const FAULTS = [
  ['is missing', (faults: Faults, url: string) => faults.status(url, 404)],
  ['is cut off', (faults: Faults, url: string) => faults.body(url, '{"hero": {"descr')],
  ['has another shape', (faults: Faults, url: string) => faults.body(url, '{"cards": 5}')],
] as const;

/** Opens a path as a host answers for a page that was not built: everything is read in the browser. */
async function openShell(page: Page, address: string): Promise<void> {
  await page.route(
    (url) => url.pathname === address,
    (route) => route.fulfill({ path: path.join(DIST, '200.html') }),
  );
  await open(page, address);
}

/** Follows a link of the bar or the footer, so that the page has to ask for its content. */
async function follow(page: Page, href: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/cart');
  await page.locator(`a[href="${href}"]`).filter({ visible: true }).first().click();
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function expectStanding(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
}

for (const [what, fail] of FAULTS) {
  test(`The about page says so when its content ${what}, and Try Again mends it`, async ({
    page,
    faults,
  }) => {
    await fail(faults, ABOUT);
    await openShell(page, '/about');
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading', { name: 'Error Loading Page' })).toBeVisible();
    await expect(alert).toContainText("We're sorry, but we couldn't load the about page content.");
    await expectStanding(page);
    await faults.heal();
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('article')).toHaveCount(content.about().cards.length);
  });

  test(`The services page says so when its content ${what}, and Try Again mends it`, async ({
    page,
    faults,
  }) => {
    await fail(faults, SERVICES);
    await openShell(page, '/services');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Failed to load services. Please try again later.');
    await expectStanding(page);
    await faults.heal();
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('list', { name: 'Services' }).getByRole('listitem')).toHaveCount(
      content.services().services.length,
    );
  });

  test(`The testimonials say so when the home page's content ${what}`, async ({ page, faults }) => {
    await fail(faults, HOME);
    await openShell(page, '/testimonials');
    await expect(page.getByRole('alert')).toContainText('Error Loading Page');
    await expectStanding(page);
    await faults.heal();
    await page.getByRole('button', { name: 'Try Again' }).click();
    const voices = page.getByRole('list', { name: 'Testimonials' }).getByRole('listitem');
    await expect(voices).toHaveCount(content.home().testimonials.cards.length);
  });

  test(`A topic says so when the file of topics ${what}, and Try Again mends it`, async ({
    page,
    faults,
  }) => {
    const topic = content.topics()[0];
    await fail(faults, TOPICS);
    // Once for the page, once for Try Again: nothing is fetched ahead here. What is above that is leeway.
    faults.allowTries('/data/pages/topics.json', 4);
    await follow(page, topic?.path ?? '');
    await expect(title(page, 'Error Loading Page')).toBeVisible();
    await faults.heal();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(title(page, topic?.title ?? '')).toBeVisible();
  });

  test(`Without topics (the file ${what}) an address that nobody knows is not found all the same`, async ({
    page,
    faults,
  }) => {
    await fail(faults, TOPICS);
    await open(page, '/store/no-such-thing');
    await expect(title(page, 'Product Not Found')).toBeVisible();
  });
}

test('Nobody waits for topics that never come', async ({ page, faults }) => {
  await faults.clock();
  await faults.hang(TOPICS);
  const asked = page.waitForRequest(TOPICS);
  await page.goto('/store/no-such-thing');
  await asked;
  await page.clock.runFor(2500);
  await expect(title(page, 'Product Not Found')).toBeVisible();
});

test('The about page is in its loading state until its content comes', async ({ page, faults }) => {
  const release = await faults.slow(ABOUT);
  await follow(page, '/about');
  await expect(title(page, 'About Us')).toBeFocused();
  await expect(page.getByRole('status', { name: 'Loading page' })).toBeVisible();
  release();
  await expect(page.getByRole('article')).toHaveCount(content.about().cards.length);
});

test('A card that comes late is brought into view when it is there', async ({ page, faults }) => {
  const release = await faults.slow(ABOUT);
  const link = content
    .footerGroups()
    .flatMap(({ links }) => links)
    .findLast(({ to }) => to.startsWith('/about/'));
  test.skip(!link, 'the footer has no link to a card');
  await follow(page, link?.to ?? '');
  await expect(page.getByRole('status', { name: 'Loading page' })).toBeVisible();
  release();
  const marked = page.getByRole('main').locator('li[aria-current="true"]').getByRole('heading');
  await expect(marked).toBeInViewport();
  await expect(marked).toBeFocused();
});

test('An about page with neither description nor cards has no data available', async ({
  page,
  faults,
}) => {
  await faults.body(ABOUT, '{"hero":{"description":" "},"cards":[]}');
  await follow(page, '/about');
  await expect(page.getByRole('heading', { name: 'No data available' })).toBeVisible();
});

test('Services without an entry, and testimonials without a card, say so', async ({
  page,
  faults,
}) => {
  await faults.body(SERVICES, '{"services":[{"description":"Only words"}]}');
  await faults.body(HOME, '{"testimonials":{}}');
  await follow(page, '/services');
  await expect(page.getByText('Only words')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'No services available at the moment.' }),
  ).toBeVisible();
  await page.getByRole('contentinfo').locator('a[href="/testimonials"]').click();
  await expect(page.getByRole('heading', { name: 'No testimonials yet' })).toBeVisible();
});

const HOSTILE = '</script><img src=x onerror=alert(1)>';
const LONG = 'Kamerastativschwenkkopf'.repeat(8);

const odd = { title: HOSTILE, subtitle: 'مرحبا 🎬', description: `${HOSTILE}\n\n${LONG}` };
const many = Array.from({ length: 120 }, (_, index) => ({ ...odd, title: `${LONG} ${index}` }));
const HOSTILE_FILES = [
  ['/about', ABOUT, { hero: { description: LONG }, cards: [odd, ...many] }],
  [
    '/services',
    SERVICES,
    { services: [odd, ...[odd, ...many].map((s, id) => ({ ...s, id: `${id}` }))] },
  ],
  [
    '/testimonials',
    HOME,
    {
      testimonials: {
        title: LONG,
        cards: [odd, ...many].map((c) => ({ text: c.title, name: LONG })),
      },
    },
  ],
  [
    '/store/odd',
    TOPICS,
    {
      topics: [
        {
          ...odd,
          path: '/store/odd',
          sections: many.map(({ title: heading }) => ({ heading, paragraphs: [HOSTILE, LONG] })),
          links: [{ label: LONG, to: '/store' }],
        },
      ],
    },
  ],
] as const;

for (const [address, file, json] of HOSTILE_FILES)
  test(`${address} shows hostile and odd texts as they are, many of them, on a phone`, async ({
    page,
    faults,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    await faults.body(file, JSON.stringify(json));
    await openShell(page, address);
    await expect(page.getByText(HOSTILE).first()).toBeVisible();
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBeLessThanOrEqual(0);
  });
