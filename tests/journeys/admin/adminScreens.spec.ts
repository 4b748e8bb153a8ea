import type { Page } from '@playwright/test';
import { content } from '../../helpers/hosts/builtSite';
import { session } from '../../helpers/journeys/admin';
import { expect, open, test } from '../../helpers/journeys/site';
import { requestFor, startRequests } from '../../helpers/journeys/requests';
import { IS_SWEEP } from '../../helpers/journeys/sweep';
import { expectAccessibleAndFitting, WIDTHS } from '../../helpers/journeys/visualChecks';

const { services } = content.services();
const [section] = content.about().cards;
const [project] = content.projects();
const request = requestFor(content.products().slice(0, 1), { status: 'confirmed' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const form = (page: Page) => page.getByRole('dialog').first();
const table = (page: Page) => page.getByRole('region', { name: /^All / });

const showTab = (name: string) => async (page: Page) => {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
};

/** The states of a screen, each of which begins in the one before. */
const SCREENS: Record<string, Record<string, (page: Page) => Promise<void>>> = {
  '': {
    'the dashboard': (page) =>
      expect(page.getByText('Anyone can sign in with the demo password.')).toBeVisible(),
    'the menu': async (page) => {
      const menu = page.getByRole('button', { name: 'Open menu' });
      if (await menu.isVisible()) await menu.click();
      await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
        'aria-current',
        'page',
      );
    },
  },
  home: {
    'the first tab': async (page) => {
      const live = page.getByRole('link', { name: 'Live Preview' });
      await expect(live).toHaveAttribute('href', /^\/preview\/?$/);
    },
    'the testimonials': showTab('Testimonials'),
    'the statistics': showTab('Statistics Bar'),
    'the text about the company': showTab('About Us'),
    'the featured items': showTab('Featured Items'),
    'the question': showTab('Question Section'),
  },
  about: {
    'the sections': (page) => expect(button(page, `Edit ${section?.title}`)).toBeVisible(),
    'a section': async (page) => {
      await button(page, `Edit ${section?.title}`).click();
      await expect(page.getByRole('textbox', { name: 'Heading', exact: true })).toBeVisible();
    },
  },
  services: {
    'the list': (page) => expect(table(page)).toBeVisible(),
    'the form of a service with errors': async (page) => {
      await button(page, 'Add Service').click();
      await button(page, 'Save Service').click();
      await expect(form(page).getByText('Title is required')).toBeVisible();
    },
    'the question before a deletion': async (page) => {
      await button(page, 'Cancel').click();
      await button(page, `Delete ${services[0]?.title}`).last().click();
      await expect(form(page)).toBeVisible();
    },
  },
  products: {
    'the list with a selection': async (page) => {
      await table(page)
        .getByRole('button', { name: /^More about / })
        .nth(1)
        .click();
      await page.getByRole('button', { name: /^Select / }).click();
      // The bar at the top must not hide a part of a button.
      await page.evaluate(() => window.scrollTo(0, 0));
    },
    'the form with errors': async (page) => {
      await button(page, 'Add Product').click();
      await page.getByRole('textbox', { name: 'Specification 1' }).fill('x');
      await button(page, 'Add Product').last().click();
      await expect(page.getByText('Name is required')).toBeVisible();
    },
    'the question before input is lost': (page) => page.keyboard.press('Escape'),
    'the preview': async (page) => {
      await button(page, 'Leave').click();
      await button(page, 'Live Preview').click();
    },
  },
  projects: {
    'the list': (page) => page.getByRole('button', { name: /^Projects at a glance/ }).click(),
    'the form': (page) => button(page, `Edit ${project?.title}`).last().click(),
    'the preview': async (page) => {
      await button(page, 'Cancel').click();
      await button(page, 'Live Preview').click();
    },
  },
  'site-settings': {
    'fields with and without an error': async (page) => {
      await button(page, 'Show all days').click();
      await button(page, 'Edit Facebook').click();
      await page.getByRole('textbox', { name: 'Facebook' }).fill('http://facebook.com/slate');
      await button(page, 'Done').click();
      await button(page, 'Edit WhatsApp').click();
    },
  },
  requests: {
    'the export': (page) => button(page, 'Export').click(),
  },
  'requests/calendar': {
    // Its colour changes when the published content has been loaded.
    'the days': (page) => expect(button(page, 'Publish availability')).toBeEnabled(),
    'the form of maintenance with errors': async (page) => {
      await button(page, 'Add maintenance').click();
      await button(page, 'Add maintenance').last().click();
      await expect(form(page).getByRole('paragraph').getByText('Choose a product')).toBeVisible();
    },
  },
  [`requests/${request.ref}`]: {
    'the request': (page) =>
      expect(page.getByRole('heading', { level: 1, name: request.ref })).toBeVisible(),
  },
};

/** The states that every run checks. The sweep checks all of them. */
const TESTED = new Set([
  'the testimonials',
  'a section',
  'the list with a selection',
  'the form with errors',
  'fields with and without an error',
  'the dashboard',
  'the menu',
  'the export',
  'the days',
  'the form of maintenance with errors',
  'the request',
]);
const isTested = (state: string) => IS_SWEEP || TESTED.has(state);

for (const width of WIDTHS)
  test(`Screens of the back office are accessible and fit ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const local = { colourScheme: width < 600 ? 'dark' : 'light', ...session() };
    await startRequests(page, '/admin', [request], local);
    for (const [name, screen] of Object.entries(SCREENS)) {
      const states = Object.entries(screen);
      const last = states.findLastIndex(([state]) => isTested(state));
      if (last >= 0)
        await test.step(name, async () => {
          await open(page, `/admin/${name}`.replace(/\/$/, ''));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          for (const [state, show] of states.slice(0, last + 1)) {
            await show(page);
            if (isTested(state)) await expectAccessibleAndFitting(page, `${name}: ${state}`);
          }
        });
    }
  });
