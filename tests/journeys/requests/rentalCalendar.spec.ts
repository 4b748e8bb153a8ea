import { REQUESTS_CALENDAR_PATH, requestPath } from '../../../src/domain/links/adminPaths';
import { content } from '../../helpers/hosts/builtSite';
import { axeViolations, colourViolations } from '../../helpers/journeys/axe';
import { expectNoHorizontalOverflow } from '../../helpers/journeys/reflow';
import { dayFromToday, startRequests, requestFor } from '../../helpers/journeys/storedRequests';
import { expect, test } from '../../helpers/journeys/site';

const [rented, repaired] = content.products();

test('The calendar shows bookings, is used with the keyboard, adds maintenance, and lists days on a phone', async ({
  page,
}) => {
  const request = requestFor([rented!], { status: 'confirmed' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await startRequests(page, REQUESTS_CALENDAR_PATH, [request]);
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await expect(
    row(rented!.name).getByRole('cell', { name: `Confirmed ${request.ref}` }),
  ).toHaveCount(3);
  expect(await axeViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await colourViolations(page)).toEqual([]);

  await page.setViewportSize({ width: 320, height: 720 });
  const days = page.getByRole('list', { name: 'Days' });
  await expect(days.getByRole('link')).toHaveText([/^Pick-up.*Ada Obi/, /^Return.*Ada Obi/]);
  // Its colour changes when the published content has been loaded.
  await expect(page.getByRole('button', { name: 'Publish availability' })).toBeEnabled();
  await expectNoHorizontalOverflow(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Next four weeks' }).click();
  await expect(page.getByText('No pick-ups, returns or maintenance')).toBeVisible();
  await page.getByRole('button', { name: 'This week' }).click();
  await expect(days.getByRole('link').first()).toHaveAttribute('href', requestPath(request.ref));
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.getByRole('button', { name: 'Add maintenance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add maintenance' });
  await dialog.getByRole('button', { name: 'Add maintenance' }).click();
  await expect(dialog.getByRole('paragraph').getByText('Choose a product')).toBeVisible();
  await dialog.getByLabel('Product').selectOption(repaired!.name);
  await dialog.getByLabel('From').fill(dayFromToday(1));
  await dialog.getByLabel('To').fill(dayFromToday(2));
  await dialog.getByLabel('Quantity').fill('1');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add maintenance' }).click();
  await expect(row(repaired!.name).getByRole('cell', { name: 'Maintenance' })).toHaveCount(2);
  // The hold of the stored request is not published either.
  await expect(page.getByRole('link', { name: 'Publish (2)' })).toBeVisible();

  await row(rented!.name)
    .getByRole('cell', { name: `Confirmed ${request.ref}` })
    .first()
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('td:focus')).toContainText(request.ref);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(requestPath(request.ref));
  await page.setViewportSize({ width: 320, height: 720 });
  await expect(page.getByRole('heading', { level: 1, name: request.ref })).toBeVisible();
  await expectNoHorizontalOverflow(page);
  expect(await axeViolations(page)).toEqual([]);
});
