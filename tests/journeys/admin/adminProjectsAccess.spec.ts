import type { Page } from '@playwright/test';
import { openAdmin } from '../../helpers/journeys/admin';
import { content } from '../../helpers/hosts/builtSite';
import { expectAccessibleAndFitting, schemeAt, WIDTHS } from '../../helpers/journeys/visualChecks';
import { test } from '../../helpers/journeys/site';

const title = content.projects()[0]?.title ?? '';

const table = (page: Page) => page.getByRole('region', { name: 'All Projects' });
const form = (page: Page) => page.getByRole('dialog').first();

for (const width of WIDTHS)
  test(`The project screen and its dialogs are accessible and fit ${width} px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await openAdmin(page, '/admin/projects', schemeAt(width));
    await page.getByRole('button', { name: /^Projects at a glance/ }).click();
    await expectAccessibleAndFitting(page);
    await table(page)
      .getByRole('button', { name: `Edit ${title}`, exact: true })
      .click();
    await expectAccessibleAndFitting(page);
    await form(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Live Preview' }).click();
    await expectAccessibleAndFitting(page);
  });
