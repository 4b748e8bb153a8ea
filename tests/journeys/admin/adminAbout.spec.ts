import type { Page } from '@playwright/test';
import { openAdmin } from '../../helpers/journeys/admin';
import { content } from '../../helpers/hosts/builtSite';
import { expectAccessibleAndFitting, schemeAt, WIDTHS } from '../../helpers/journeys/visualChecks';
import { expect, test } from '../../helpers/journeys/site';
import { pngUpload } from '../../helpers/content/uploads';

const PATH = '/admin/about';
const SECTION_SAVED = 'Section updated successfully!';

const { cards } = content.about();
const [first] = cards;

const list = (page: Page) => page.getByRole('list', { name: 'Sections' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Returns the headings in their order on the page. */
const headings = (page: Page) => list(page).locator('strong').allTextContents();

/** Returns the entry that other code reads from local storage. */
const stored = async (page: Page) =>
  JSON.parse((await page.evaluate(() => localStorage.getItem('aboutPageData'))) ?? 'null');

test.skip(cards.length < 2, 'The content has too few sections');

test('Sections are moved by buttons, arrow keys and dragging', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1100 });
  const titles = cards.map(({ title }) => title);
  const [a = '', b = '', ...rest] = titles;
  await openAdmin(page, PATH);
  await button(page, `Move ${a} down`).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => headings(page)).toEqual([b, a, ...rest]);
  await expect(button(page, `Move ${a} down`)).toBeFocused();
  await expect(list(page).getByText('Position 1')).toBeVisible();
  await expect(page.getByText(`“${a}” moved to position 2 of ${titles.length}.`)).toBeVisible();
  expect((await stored(page)).cards.map(({ title }: { title: string }) => title)).toEqual([
    b,
    a,
    ...rest,
  ]);

  const handle = page.getByRole('button', { name: `Reorder ${a}` });
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => headings(page)).toEqual(titles);
  await expect(handle).toBeFocused();

  const from = await handle.boundingBox();
  const to = await page.getByRole('button', { name: `Reorder ${b}` }).boundingBox();
  if (!from || !to) throw new Error('The handles are not on the screen');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => headings(page)).toEqual([b, a, ...rest]);
});

test('An image is cropped to 16:9, shown in the preview with unsaved input, and saved', async ({
  page,
}) => {
  await openAdmin(page, PATH);
  await button(page, `Edit ${first?.title}`).click();
  await field(page, 'Heading').fill('Typed a moment ago');
  const input = page.locator('form[aria-label="Edit Section"] input[type="file"]');
  await input.setInputFiles(await pngUpload('wide.png', 800, 800));
  const crop = page.getByRole('dialog', { name: 'Crop image' });
  await crop.getByRole('button', { name: 'Apply crop' }).click();
  await expect(page.getByText('Image uploaded successfully!')).toBeVisible();
  const picture = page.getByRole('img', { name: 'Image: selected image' });
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([800, 450]);
  await button(page, 'Show Preview').click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Typed a moment ago' })).toBeVisible();
  await button(page, 'Hide Preview').click();
  await button(page, 'Save Section').click();
  await expect(page.getByText(SECTION_SAVED)).toBeVisible();
  expect((await stored(page)).cards[0].image).toMatch(/^media:[0-9a-f]{64}$/);
});

for (const width of WIDTHS)
  test(`The editor of the about page is accessible and fits ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAdmin(page, PATH, schemeAt(width));
    await expectAccessibleAndFitting(page);
    await button(page, `Edit ${first?.title}`).click();
    await expect(field(page, 'Heading')).toBeVisible();
    await expectAccessibleAndFitting(page);
  });
