import { expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { contentWith, product, service } from '../../../src/admin/resources/resourceFixture';
import { filesOf, smallContent } from '../../../src/domain/content/contentFixture';
import {
  button,
  expectNoText,
  expectText,
  field,
  openBackOffice,
  region,
  storedJson,
  undo,
} from '../../helpers/component/backOffice';
import { textsOf } from '../../helpers/component/publicSite';
import { choose } from '../../helpers/content/pictures';

const PATH = '/admin/home';
const SAVED = 'Home page changes saved successfully!';
const TABS = [
  'Hero Section',
  'Statistics Bar',
  'About Us',
  'Featured Items',
  'Testimonials',
  'Question Section',
];
const HOME = smallContent().files['pages/home.json'] as {
  hero: { title: string };
  testimonials: object;
};
const voice = (name: string) => ({ image: '', text: `By ${name}`, name, role: 'DP' });
const FILES = {
  ...filesOf(
    contentWith({
      services: ['a', 'b', 'c', 'd'].map((id) => service(id, { isFeatured: id !== 'd' })),
      products: 'abcdefghi'.split('').map((id) => product(id, { isFeatured: id !== 'i' })),
    }),
  ),
  'pages/home.json': {
    ...HOME,
    testimonials: { ...HOME.testimonials, cards: ['Ada', 'Bola', 'Chi'].map(voice) },
  },
};

const tab = (name: string) => page.getByRole('tab', { name });

it('Tabs are selected by pointer and keys, and hero and statistics are saved, restored and undone', async () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  const office = await openBackOffice(PATH, FILES);
  await expect.poll(() => textsOf(page.getByRole('tab'))).toEqual(TABS);
  await expect.element(field('Title')).toHaveValue(HOME.hero.title);
  await field('Title').fill('Light, sound, Lagos');
  await field('Button Text').fill('');
  (tab('Hero Section').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Statistics Bar')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await field('Deliverables').fill('901');
  expect(office.site.url()).toBe(`${PATH}?tab=statistics`);
  await field('Clients Count').fill('');
  await button('Save Changes').click();
  await expectText(SAVED);
  await expect.poll(() => alert.mock.calls).toEqual([['Changes saved successfully!']]);
  await expectNoText('Unsaved changes');
  expect(storedJson('homePageData')).toMatchObject({
    hero: { title: 'Light, sound, Lagos', cta: 'Book with Us' },
    statistics: { deliverables: '901', clientsCount: '' },
  });
  await undo().click();
  await expect.poll(() => storedJson('homePageData')).toBeNull();
  await button(/^Redo/).first().click();
  await expect.poll(() => storedJson('homePageData')).not.toBeNull();
  await office.reload();
  await expect.element(field('Deliverables')).toHaveValue('901');
  await tab('About Us').click();
  await expect
    .element(page.getByRole('tabpanel', { name: 'About Us' }))
    .toHaveTextContent('About Us (cannot be edited)');
});

it('Invalid pictures and links are rejected, and there are one to three testimonials', async () => {
  await openBackOffice(PATH, FILES);
  await button('Clear').first().click();
  await expect.element(page.getByRole('button', { name: 'Choose an image' }).first()).toBeVisible();
  choose('Image 1', new File(['no picture'], 'words.png', { type: 'image/png' }));
  await expectText('words.png is not a supported image.');
  await field('Button Link').fill('javascript:alert(1)');

  await tab('Testimonials').click();
  const add = button('Add Testimonial');
  await expect.element(add).toBeDisabled();
  await button('Remove Chi').click();
  await button('Remove Bola').click();
  await expect.element(button('Remove Ada')).toBeDisabled();
  await add.click();
  await expect.element(field('Name').nth(1)).toHaveFocus();
  await userEvent.keyboard('Bisi');
  await field('Text').nth(1).fill('They were early.');

  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(field('Button Link')).toHaveFocus();
  await expect
    .element(field('Button Link'))
    .toHaveAccessibleDescription(/Enter a path on this site/);
  await expectNoText(SAVED);
  await field('Button Link').fill('/store');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expectText(SAVED);
  expect(storedJson('homePageData')).toMatchObject({
    testimonials: {
      cards: [
        { text: 'By Ada', content: 'By Ada' },
        { name: 'Bisi', text: 'They were early.', content: 'They were early.' },
      ],
    },
  });
});

it('Featured items are selected from lists with their drafts, within the limits', async () => {
  await page.viewport(1280, 900);
  await openBackOffice(`${PATH}?tab=featured`, FILES);
  const products = region('Featured Products');
  await expect.poll(() => products.getByRole('listitem').elements().length).toBe(4);
  await expect.element(products.getByRole('combobox')).toBeDisabled();
  await products.getByRole('button', { name: '+4 more' }).click();
  await expect.poll(() => products.getByRole('listitem').elements().length).toBe(8);
  const list = region('Featured Services');
  await expect.element(list.getByText('3 of 3')).toBeVisible();
  const unfeature = list.getByRole('button', { name: 'Unfeature Service a' });
  await unfeature.click();
  await expect.element(list.getByText('2 of 3')).toBeVisible();
  await list.getByRole('combobox', { name: 'Feature a service' }).selectOptions('Service a');
  // Selecting an option alone, as with arrow keys, saves nothing.
  await expect.element(list.getByText('2 of 3')).toBeVisible();
  const feature = list.getByRole('button', { name: 'Feature the selected service' });
  await feature.click();
  await expect.element(list.getByText('3 of 3')).toBeVisible();
  await expect.element(feature).toHaveFocus();
  await unfeature.click();
  await page.getByRole('link', { name: 'Services', exact: true }).click();
  await expectText('2 of 3 featured services');
});

it('A home page that cannot be loaded is not overwritten, nor are featured items', async () => {
  const { site } = await openBackOffice(PATH, FILES, ['pages/home.json', 'projects/index.json']);
  await expectText('Failed to load data. Please try again later.');
  await expect.element(button('Save Changes')).toBeDisabled();
  await expect.element(field('Title')).toBeDisabled();
  await tab('Featured Items').click();
  await expectText('Failed to load featured items. Please try again later.');
  site.heal();
  await button('Try Again').first().click();
  // The tabs move up when the messages disappear.
  await expectNoText(/^Failed to load/);
  await tab('Hero Section').click();
  await expect.element(field('Title')).toHaveValue('Dream Big. Do Different');
  await expect.element(button('Save Changes')).toBeEnabled();
});

it('The selected tab and the page in the menu are marked in forced colours, which remove backgrounds', async () => {
  await page.viewport(1280, 800);
  await openBackOffice(PATH, FILES);
  await expect.element(page.getByRole('tab', { name: 'Hero Section' })).toBeVisible();
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  onTestFinished(async () => void (await emulate('none')));
  await emulate('active');
  const borderOf = (selector: string) =>
    getComputedStyle(document.querySelector(selector)!).borderTopWidth;
  expect(borderOf('.MuiTabs-indicator')).toBe('3px');
  expect(borderOf('nav a[aria-current]')).toBe('1px');
});
