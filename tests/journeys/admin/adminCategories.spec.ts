import { addCategory, openAdmin } from '../../helpers/journeys/admin';
import { expectAccessibleAndFitting, WIDTHS } from '../../helpers/journeys/visualChecks';
import { expect, test } from '../../helpers/journeys/site';

test('A category is created and restored after a reload; the dialog is accessible and fits', async ({
  page,
}) => {
  await openAdmin(page, '/admin/products');
  await addCategory(page, 'Tripods');
  await page.reload();
  await page.getByRole('button', { name: 'Create Category' }).click();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('tab', { name: 'Create Category' }).click();
    await expectAccessibleAndFitting(page, `create, ${width} px`);
    await page.getByRole('tab', { name: 'View All Categories' }).click();
    await expectAccessibleAndFitting(page, `view, ${width} px`);
  }
  const manager = page.getByRole('dialog', { name: 'Manage Categories' });
  const row = manager.getByRole('listitem').filter({ hasText: 'Tripods' });
  await expect(row).toContainText('0 products');
  await expect(row).toContainText('Active');
});
