import type { Page } from '@playwright/test';
import { openAdmin } from '../../helpers/journeys/admin';
import { content } from '../../helpers/hosts/builtSite';
import { expectAccessibleAndFitting, schemeAt, WIDTHS } from '../../helpers/journeys/visualChecks';
import { expect, test, waitForHydration } from '../../helpers/journeys/site';
import { pngUpload } from '../../helpers/content/uploads';

const PATH = '/admin/home';
/** Wide enough for the sidebar. */
const WIDE = { width: 1280, height: 900 };
const SAVED = 'Home page changes saved successfully!';
const TABS = [
  'Hero Section',
  'Statistics Bar',
  'About Us',
  'Featured Items',
  'Testimonials',
  'Question Section',
];

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

/** What other code finds in local storage. */
const stored = async (page: Page) =>
  JSON.parse((await page.evaluate(() => localStorage.getItem('homePageData'))) ?? 'null');

test('Six tabs are selected by pointer and arrow keys, and the URL names the current one', async ({
  page,
}) => {
  await openAdmin(page, PATH);
  await expect(page.getByRole('tab')).toHaveText(TABS);
  await expect(tab(page, 'Hero Section')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Hero Section').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Statistics Bar')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Deliverables')).toBeVisible();
  await expect(page).toHaveURL(/\?tab=statistics$/);
  await tab(page, 'About Us').click();
  await expect(page.getByRole('tabpanel', { name: 'About Us' })).toContainText(
    'About Us (cannot be edited)',
  );
  await page.reload();
  await waitForHydration(page);
  await expect(field(page, 'Description 1')).toBeVisible();
});

test('Hero and statistics are saved, stored in homePageData, restored after a reload, and undone', async ({
  page,
}) => {
  const before = content.home();
  await openAdmin(page, PATH);
  await field(page, 'Title').fill('Light, sound, Lagos');
  await field(page, 'Button Text').fill('');
  await tab(page, 'Statistics Bar').click();
  await field(page, 'Deliverables').fill('');
  await field(page, 'Deliverables').pressSequentially('9a0 1');
  await expect(field(page, 'Deliverables')).toHaveValue('901');
  await field(page, 'Clients Count').fill('');
  await save(page);
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(page.getByRole('status').locator('[data-type]')).toHaveCount(1);
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  expect(await stored(page)).toMatchObject({
    hero: { title: 'Light, sound, Lagos', cta: 'Book with Us' },
    statistics: { deliverables: '901', clientsCount: '' },
  });

  await page.reload();
  await waitForHydration(page);
  await expect(field(page, 'Deliverables')).toHaveValue('901');
  await tab(page, 'Hero Section').click();
  await expect(field(page, 'Title')).toHaveValue('Light, sound, Lagos');
  await expect(field(page, 'Button Text')).toHaveValue('Book with Us');

  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(field(page, 'Title')).toHaveValue(before.hero.title);
  expect(await stored(page)).toBeNull();
});

test('A hero image of any size can be set, cleared and replaced; other files are rejected', async ({
  page,
}) => {
  await openAdmin(page, PATH);
  await page.getByLabel('Image 1').setInputFiles(await pngUpload('new.png', 640, 360));
  await expect(page.getByRole('button', { name: 'Crop' })).toBeVisible();
  await save(page);
  await expect(page.getByText(SAVED)).toBeVisible();
  const { hero } = await stored(page);
  expect(hero.images[0]).toMatch(/^media:[0-9a-f]{64}$/);

  await page.getByRole('button', { name: 'Clear' }).nth(1).click();
  await expect(page.getByRole('button', { name: 'Choose an image' })).toBeVisible();
  const text = { name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await page.getByLabel('Image 2').setInputFiles(text);
  await expect(page.getByText('words.png is not a supported image.')).toBeVisible();
});

test('An unsafe link is rejected, and focus moves to it from another tab', async ({ page }) => {
  await openAdmin(page, PATH);
  await field(page, 'Button Link').fill('javascript:alert(1)');
  await tab(page, 'Question Section').click();
  await page.keyboard.press('Control+s');
  await expect(field(page, 'Button Link')).toBeFocused();
  await expect(field(page, 'Button Link')).toHaveAccessibleDescription(/Enter a path on this site/);
  await expect(page.getByText(SAVED)).toHaveCount(0);
});

test('There are one to three testimonials, whose text and content fields stay equal', async ({
  page,
}) => {
  const { cards } = content.home().testimonials;
  test.skip(cards.length !== 3, 'The content has another number of testimonials');
  await openAdmin(page, `${PATH}?tab=testimonials`);
  const add = page.getByRole('button', { name: 'Add Testimonial' });
  await expect(add).toBeDisabled();
  await page.getByRole('button', { name: 'Remove testimonial 3' }).click();
  await expect(add).toBeEnabled();
  await page.getByRole('button', { name: 'Remove testimonial 2' }).click();
  await expect(page.getByRole('button', { name: 'Remove testimonial 1' })).toBeDisabled();
  await add.click();
  const second = page.getByRole('group', { name: 'Testimonial 2' });
  await expect(second.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Bisi');
  await second.getByRole('textbox', { name: 'Text' }).fill('They were early.');
  await save(page);
  await expect(page.getByText(SAVED)).toBeVisible();
  const { testimonials } = await stored(page);
  expect(testimonials.cards).toHaveLength(2);
  expect(testimonials.cards[0]).toMatchObject({ text: cards[0]?.text, content: cards[0]?.text });
  expect(testimonials.cards[1]).toMatchObject({
    name: 'Bisi',
    text: 'They were early.',
    content: 'They were early.',
  });
});

test('Featured items are selected from lists with their drafts, within the limits', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  const featured = content.products().filter(({ isFeatured }) => isFeatured);
  const { services } = content.services();
  const [first] = services.filter(({ isFeatured }) => isFeatured);
  test.skip(featured.length !== 8 || !first, 'The content has other numbers');
  await openAdmin(page, `${PATH}?tab=featured`);
  const products = page.getByRole('region', { name: 'Featured Products' });
  await expect(products.getByRole('listitem')).toHaveCount(4);
  await expect(products.getByRole('combobox')).toBeDisabled();
  await products.getByRole('button', { name: '+4 more' }).click();
  await expect(products.getByRole('listitem')).toHaveCount(8);

  const list = page.getByRole('region', { name: 'Featured Services' });
  await expect(list.getByText('3 of 3')).toBeVisible();
  await list.getByRole('button', { name: `Unfeature ${first?.title}` }).click();
  await expect(list.getByText('2 of 3')).toBeVisible();
  await list.getByRole('combobox', { name: 'Feature a service' }).selectOption(first?.title ?? '');
  // A choice alone, as the arrow keys make it, saves nothing.
  await expect(list.getByText('2 of 3')).toBeVisible();
  await list.getByRole('button', { name: 'Feature the selected service' }).click();
  await expect(list.getByText('3 of 3')).toBeVisible();
  await list.getByRole('button', { name: `Unfeature ${first?.title}` }).click();
  await page.getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page.getByText('2 of 3 featured services')).toBeVisible();
});

test('Unsaved input survives a reload, is guarded, and can be discarded', async ({ page }) => {
  await page.setViewportSize(WIDE);
  const before = content.home();
  await openAdmin(page, PATH);
  await field(page, 'Subtitle').fill('Half a line');
  await page.getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await waitForHydration(page);
  await expect(field(page, 'Subtitle')).toHaveValue('Half a line');
  await expect(page.getByText('Your unsaved changes were restored')).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(field(page, 'Subtitle')).toHaveValue(before.hero.subtitle);
});

test('A home page that cannot be loaded is not overwritten, nor are featured items', async ({
  page,
  watch,
}) => {
  watch.allows(/Failed to load resource/);
  await page.route('**/data/pages/home.json', (route) => route.abort());
  await page.route('**/data/projects/index.json', (route) => route.abort());
  await openAdmin(page, PATH);
  await expect(page.getByText('Failed to load data. Please try again later.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await expect(field(page, 'Title')).toBeDisabled();
  await tab(page, 'Featured Items').click();
  await expect(
    page.getByText('Failed to load featured items. Please try again later.'),
  ).toBeVisible();
  await page.unroute('**/data/pages/home.json');
  await page.unroute('**/data/projects/index.json');
  await page.getByRole('button', { name: 'Try Again' }).first().click();
  await tab(page, 'Hero Section').click();
  await expect(field(page, 'Title')).toHaveValue(content.home().hero.title);
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
});

test('The preview opens in a dialog and shows unsaved input', async ({ page }) => {
  await openAdmin(page, PATH);
  await expect(page.getByRole('link', { name: 'Live Preview' })).toHaveAttribute(
    'href',
    /^\/preview\/?$/,
  );
  await field(page, 'Title').fill('Typed a moment ago');
  await page.getByRole('button', { name: 'Show Preview' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Typed a moment ago');
  await page.getByRole('button', { name: 'Hide Preview' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show Preview' })).toBeFocused();
});

for (const width of WIDTHS)
  test(`Every tab of the home page editor is accessible and fits ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAdmin(page, PATH, schemeAt(width));
    for (const name of TABS) {
      await tab(page, name).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      await expectAccessibleAndFitting(page);
    }
  });
