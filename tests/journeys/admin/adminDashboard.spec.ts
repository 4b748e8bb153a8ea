import { openAdmin } from '../../helpers/journeys/admin';
import { content } from '../../helpers/hosts/builtSite';
import { expectAccessibleAndFitting, WIDTHS } from '../../helpers/journeys/visualChecks';
import { expect, test } from '../../helpers/journeys/site';

test('The dashboard counts the content, warns of the demo password, is accessible and fits', async ({
  page,
}) => {
  await openAdmin(page);
  const totals = page.getByRole('list', { name: 'Totals' });
  await expect(totals).toHaveText(/Total Services.*Total Products.*Total Projects.*Testimonials/);
  await expect(totals.locator('strong')).toHaveText([
    String(content.services().services.length),
    String(content.products().length),
    String(content.projects().length),
    String(content.home().testimonials.cards.length),
  ]);
  await expect(page.getByText('Anyone can sign in with the demo password.')).toBeVisible();
  await page.evaluate(() => {
    const detail = { type: 'product', name: 'Cine Zoom', action: 'was updated' };
    dispatchEvent(new CustomEvent('addActivity', { detail }));
  });
  await expect(page.getByText(/Cine Zoom was updated/)).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessibleAndFitting(page, `${width} px`);
  }
});
