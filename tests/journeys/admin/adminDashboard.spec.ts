import type { Page } from '@playwright/test';
import { addCategory, openAdmin } from '../../helpers/journeys/admin';
import { content } from '../../helpers/hosts/builtSite';
import { expectAccessibleAndFitting, WIDTHS } from '../../helpers/journeys/visualChecks';
import { expect, storedJson, test } from '../../helpers/journeys/site';

const START = new Date('2026-03-02T08:00:00Z');

/** The numbers of the tiles, in their order. */
const totals = (page: Page) => page.getByRole('list', { name: 'Totals' }).locator('strong');
const activities = (page: Page) =>
  page.getByRole('list', { name: 'Recent Activity' }).getByRole('listitem');

async function addActivity(page: Page, detail: unknown): Promise<void> {
  await page.evaluate(
    (data) => window.dispatchEvent(new CustomEvent('addActivity', { detail: data })),
    detail,
  );
}

test('The four tiles show the counts of the content', async ({ page }) => {
  await openAdmin(page);
  await expect(page.getByRole('list', { name: 'Totals' })).toHaveText(
    /Total Services.*Total Products.*Total Projects.*Testimonials/,
  );
  await expect(totals(page)).toHaveText([
    String(content.services().services.length),
    String(content.products().length),
    String(content.projects().length),
    String(content.home().testimonials.cards.length),
  ]);
});

test('A tile whose data failed to load shows an error, the others their count', async ({
  page,
  watch,
}) => {
  watch.allows(/Failed to load resource/);
  watch.allows(/products\/index\.json/);
  await page.route('**/data/products/index.json', (route) => route.fulfill({ body: '<!doctype' }));
  await openAdmin(page);
  await expect(totals(page)).toHaveText([/^\d+$/, 'Error', /^\d+$/, /^\d+$/]);
  await page.unroute('**/data/products/index.json');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(totals(page).nth(1)).toHaveText(String(content.products().length));
});

test('The quick actions link to the editors', async ({ page }) => {
  await openAdmin(page);
  const actions = page.getByRole('list', { name: 'Quick Actions' }).getByRole('link');
  for (const name of ['Edit Home Page', 'Edit About Page', 'Manage Services', 'Manage Products'])
    await expect(actions.filter({ hasText: name })).toHaveCount(1);
  await actions.filter({ hasText: 'Manage Products' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products Management' })).toBeVisible();
});

test('The dashboard warns of the demo password', async ({ page }) => {
  await openAdmin(page);
  await expect(page.getByText('This site uses the public demo password')).toBeVisible();
});

test('The last ten activities are listed, newest first, with relative times', async ({ page }) => {
  await page.clock.install({ time: START });
  await openAdmin(page, '/admin', {
    session: {
      adminSession: {
        user: { username: 'admin', isAdmin: true, lastLogin: START.toISOString() },
        timestamp: START.getTime(),
      },
    },
  });
  await expect(page.getByText('No activity yet.')).toBeVisible();
  await addActivity(page, { type: 'product', name: 'Cine Zoom', action: 'was updated' });
  await expect(activities(page)).toHaveText([/Cine Zoom was updated\s*now/]);
  await page.clock.fastForward(2 * 3600 * 1000);
  await expect(activities(page)).toHaveText([/2 hours ago/]);

  for (let at = 1; at <= 10; at += 1)
    await addActivity(page, { type: 'service', name: `Service ${at}`, action: 'was added' });
  // What is no activity is left out.
  await addActivity(page, { type: 'nonsense', name: 'x', action: 'y' });
  await expect(activities(page)).toHaveCount(10);
  await expect(activities(page).first()).toContainText('Service 10 was added');
  await expect
    .poll(async () => ((await storedJson(page, 'recentActivities')) as []).length)
    .toBe(10);
  await page.reload();
  await expect(activities(page).first()).toContainText('Service 10 was added');
});

test('A save is counted as unpublished, listed as an activity, and restored after a reload', async ({
  page,
}) => {
  await openAdmin(page);
  await expect(page.getByText('No unpublished changes.')).toBeVisible();
  await page.getByRole('link', { name: 'Manage Products' }).click();
  await addCategory(page, 'Tripods');
  await page.reload();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('1 unpublished change.')).toBeVisible();
  await expect(activities(page)).toHaveText([/Tripods category created/]);
});

test('The dashboard is accessible and fits', async ({ page }) => {
  await openAdmin(page, '/admin');
  await addActivity(page, { type: 'product', name: 'Cine Zoom', action: 'was updated' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessibleAndFitting(page, `${width} px`);
  }
});
