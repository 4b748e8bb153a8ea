import type { Page } from '@playwright/test';
import { freezeClock, openAdmin } from '../../helpers/journeys/admin';
import { content } from '../../helpers/hosts/builtSite';
import { expectAccessibleAndFitting, schemeAt, WIDTHS } from '../../helpers/journeys/visualChecks';
import { expect, test, waitForHydration } from '../../helpers/journeys/site';
import { pngUpload } from '../../helpers/content/uploads';

const PATH = '/admin/about';
const SAVED = 'About page changes saved successfully!';
const SECTION_SAVED = 'Section updated successfully!';

const { hero, cards } = content.about();
const [first, second] = cards;

const list = (page: Page) => page.getByRole('list', { name: 'Sections' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The headings in their order, as they are shown. */
const headings = (page: Page) => list(page).locator('strong').allTextContents();

/** What other code finds in local storage. */
const stored = async (page: Page) =>
  JSON.parse((await page.evaluate(() => localStorage.getItem('aboutPageData'))) ?? 'null');

test.skip(cards.length < 2, 'The content has too few sections');

test('The hero description is saved, stored in aboutPageData, and restored after a reload', async ({
  page,
}) => {
  await openAdmin(page, PATH);
  await expect(field(page, 'Hero Description')).toHaveValue(hero.description);
  await field(page, 'Hero Description').fill('We film. We lend.');
  await freezeClock(page);
  await button(page, 'Save Changes').click();
  await expect(button(page, 'Saving...')).toBeDisabled();
  await page.clock.runFor(400);
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.clock.resume();
  expect(await stored(page)).toMatchObject({ hero: { description: 'We film. We lend.' } });
  await page.reload();
  await waitForHydration(page);
  await expect(field(page, 'Hero Description')).toHaveValue('We film. We lend.');
});

test('One section at a time can be edited, and editing can be cancelled', async ({ page }) => {
  await openAdmin(page, PATH);
  await button(page, `Edit ${first?.title}`).click();
  await field(page, 'Heading').fill('Everything on set');
  await button(page, `Edit ${second?.title}`).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await button(page, 'Leave').click();
  await expect(field(page, 'Heading')).toHaveValue(second?.title ?? '');
  await expect(field(page, 'Heading')).toHaveCount(1);
  await field(page, 'Heading').fill('From our store');
  await button(page, 'Save Section').click();
  await expect(page.getByText(SECTION_SAVED)).toBeVisible();
  await expect(field(page, 'Heading')).toHaveCount(0);
  expect((await headings(page)).slice(0, 2)).toEqual([first?.title, 'From our store']);
  await button(page, 'Edit From our store').click();
  await button(page, 'Cancel').click();
  await expect(field(page, 'Heading')).toHaveCount(0);
});

test('A section is added, deleted after a confirmation, and restored by Undo', async ({ page }) => {
  await openAdmin(page, PATH);
  await button(page, 'Add Section').click();
  await field(page, 'Heading').fill('Insurance');
  await button(page, 'Save Section').click();
  await expect(page.getByText(SECTION_SAVED)).toBeVisible();
  expect(await headings(page)).toEqual([...cards.map(({ title }) => title), 'Insurance']);
  await button(page, 'Delete Insurance').click();
  const question = page.getByRole('dialog', { name: 'Delete section' });
  await expect(
    question.getByText(
      'Are you sure you want to delete this section? This action cannot be undone.',
    ),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(button(page, 'Delete Insurance')).toBeVisible();
  await button(page, 'Delete Insurance').click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(button(page, 'Delete Insurance')).toHaveCount(0);
  // Until then the toast of the section that was added offers Undo.
  await expect(page.getByText('Section “Insurance” deleted.')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(button(page, 'Delete Insurance')).toBeVisible();
});

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

test('An image is cropped to 16:9, and files of other types or sizes are rejected', async ({
  page,
}) => {
  await openAdmin(page, PATH);
  await button(page, `Edit ${first?.title}`).click();
  const input = page.locator('form[aria-label="Edit Section"] input[type="file"]');
  const large = await pngUpload('large.png', 40, 40);
  await input.setInputFiles({
    ...large,
    buffer: Buffer.concat([large.buffer, Buffer.alloc(5_000_001 - large.buffer.length)]),
  });
  await expect(page.getByText('Image size should be at most 5,000,000 bytes')).toBeVisible();
  await input.setInputFiles({
    name: 'a.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg/>'),
  });
  await expect(page.getByText('Only JPG, PNG, GIF and WebP images are supported')).toBeVisible();

  await input.setInputFiles({
    ...large,
    buffer: Buffer.concat([large.buffer, Buffer.alloc(5_000_000 - large.buffer.length)]),
  });
  const crop = page.getByRole('dialog', { name: 'Crop image' });
  await expect(crop).toBeVisible();
  await crop.getByRole('button', { name: 'Cancel' }).click();
  await input.setInputFiles(await pngUpload('wide.png', 800, 800));
  await crop.getByRole('button', { name: 'Apply crop' }).click();
  await expect(page.getByText('Image uploaded successfully!')).toBeVisible();
  const picture = page.getByRole('img', { name: 'Image: selected image' });
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([800, 450]);
  await button(page, 'Save Section').click();
  await expect(page.getByText(SECTION_SAVED)).toBeVisible();
  expect((await stored(page)).cards[0].image).toMatch(/^media:[0-9a-f]{64}$/);
});

test('Unsaved input of a section is restored after a reload', async ({ page }) => {
  await openAdmin(page, PATH);
  await button(page, `Edit ${second?.title}`).click();
  await field(page, 'Subheading').fill('Half a');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await waitForHydration(page);
  await expect(field(page, 'Subheading')).toHaveValue('Half a');
  await expect(field(page, 'Heading')).toHaveValue(second?.title ?? '');
});

test('Defaults replace an about page that cannot be loaded, and cannot be saved', async ({
  page,
  watch,
}) => {
  watch.allows(/Failed to load resource/);
  await page.route('**/data/pages/about.json', (route) => route.abort());
  await openAdmin(page, PATH);
  await expect(page.getByText('Failed to load about page data. Using default data.')).toBeVisible();
  await expect(page.getByText('Data shown may not reflect the latest changes.')).toBeVisible();
  await expect(button(page, 'Save Changes')).toBeDisabled();
  await expect(button(page, 'Add Section')).toBeDisabled();
  await expect(button(page, 'Delete Our Story')).toBeDisabled();
  await page.unroute('**/data/pages/about.json');
  await button(page, 'Try Again').click();
  await expect(field(page, 'Hero Description')).toHaveValue(hero.description);
  await expect(button(page, 'Save Changes')).toBeEnabled();
});

test('The preview shows the unsaved input of a section', async ({ page }) => {
  await openAdmin(page, PATH);
  await button(page, `Edit ${first?.title}`).click();
  await field(page, 'Heading').fill('Typed a moment ago');
  await button(page, 'Show Preview').click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Typed a moment ago' })).toBeVisible();
});

test('A URL can name the field to be corrected, on the page or in a section', async ({ page }) => {
  await openAdmin(page, `${PATH}?field=description`);
  await expect(field(page, 'Hero Description')).toBeFocused();
  await openAdmin(page, `${PATH}?edit=${first?.id}&field=description`);
  await expect(field(page, 'Description')).toBeFocused();
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
