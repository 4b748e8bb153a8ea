import type { Page } from '@playwright/test';
import { openAdmin } from '../../helpers/journeys/admin';
import { content } from '../../helpers/hosts/builtSite';
import { expectAccessibleAndFitting, schemeAt, WIDTHS } from '../../helpers/journeys/visualChecks';
import { expect, test } from '../../helpers/journeys/site';

const { services } = content.services();
const form = (page: Page) => page.getByRole('dialog');

for (const width of WIDTHS)
  test(`The service screen and its dialogs are accessible and fit ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAdmin(page, '/admin/services', schemeAt(width));
    await expectAccessibleAndFitting(page);
    await page.getByRole('button', { name: 'Add Service' }).click();
    await form(page).getByRole('button', { name: 'Save Service' }).click();
    await expect(form(page).getByText('Title is required')).toBeVisible();
    await expectAccessibleAndFitting(page);
    await form(page).getByRole('button', { name: 'Cancel' }).click();
    await page
      .getByRole('region', { name: 'All Services' })
      .getByRole('button', { name: `Delete ${services[0]?.title}` })
      .click();
    await expect(form(page)).toBeVisible();
    await expectAccessibleAndFitting(page);
  });
