import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { smallContent } from '../../../src/domain/content/contentFixture';
import {
  button,
  dialog,
  expectText,
  field,
  openBackOffice,
  storedJson,
  undo,
} from '../../helpers/component/backOffice';
import { actAndFlush, freezeTimers } from '../../helpers/component/TestProviders';
import { choose, pictureFile } from '../../helpers/content/pictures';

const PATH = '/admin/about';
const FILE = 'pages/about.json';
const SAVED = 'Section updated successfully!';
const card = (id: string) => ({ id, title: id, subtitle: '', image: '', description: `Of ${id}` });
const FILES = {
  ...smallContent().files,
  [FILE]: { hero: { description: 'We' }, cards: [card('Crew'), card('Gear')] },
};

const list = () => page.getByRole('list', { name: 'Sections' });
const headings = () =>
  [...list().element().querySelectorAll('strong')].map(({ textContent }) => textContent);

it('The hero description is saved, stored in aboutPageData, and restored after a reload', async () => {
  const office = await openBackOffice(PATH, FILES);
  await expect.element(field('Hero Description')).toHaveValue('We');
  await field('Hero Description').fill('We film. We lend.');
  freezeTimers();
  await button('Save Changes').click();
  await expect.element(button('Saving...')).toBeDisabled();
  await actAndFlush(() => vi.advanceTimersByTimeAsync(400));
  await expectText('About page changes saved successfully!');
  vi.useRealTimers();
  expect(storedJson('aboutPageData')).toMatchObject({ hero: { description: 'We film. We lend.' } });
  await office.reload();
  await expect.element(field('Hero Description')).toHaveValue('We film. We lend.');
  office.site.go(`${PATH}?edit=Crew&field=description`);
  await expect.element(field('Description')).toHaveFocus();
});

it('One section at a time can be edited, its unsaved input survives a reload, and editing can be cancelled', async () => {
  const office = await openBackOffice(PATH, FILES);
  await button('Edit Crew').click();
  await field('Heading').fill('Everything on set');
  await button('Edit Gear').click();
  await expect.element(dialog('Leave without saving?')).toBeVisible();
  await button('Leave').click();
  await expect.element(field('Heading')).toHaveValue('Gear');
  await field('Heading').fill('From our store');
  await button('Save Section').click();
  await expectText(SAVED);
  await expect.element(field('Heading')).not.toBeInTheDocument();
  expect(headings()).toEqual(['Crew', 'From our store']);
  // The toast may be above it.
  (button('Edit From our store').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await field('Subheading').fill('Half a');
  await office.reload();
  await expect.element(field('Subheading')).toHaveValue('Half a');
  await expect.element(field('Heading')).toHaveValue('From our store');
  await button('Cancel').click();
  await button('Leave').click();
  await expect.element(field('Heading')).not.toBeInTheDocument();
});

it('A section is added, deleted after a confirmation, and restored by Undo', async () => {
  await openBackOffice(PATH, FILES);
  await button('Add Section').click();
  await field('Heading').fill('Insurance');
  await button('Save Section').click();
  await expectText(SAVED);
  expect(headings()).toEqual(['Crew', 'Gear', 'Insurance']);
  const question = dialog('Delete section');
  await button('Delete Insurance').click();
  await expect
    .element(question)
    .toHaveTextContent(
      'Are you sure you want to delete this section? This action cannot be undone.',
    );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(button('Delete Insurance')).toBeVisible();
  await button('Delete Insurance').click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(button('Delete Insurance')).not.toBeInTheDocument();
  // Until then, the toast of the added section offers Undo.
  await expectText('Section “Insurance” deleted.');
  await undo().click();
  await expect.element(button('Delete Insurance')).toBeVisible();
});

it('Sections are moved by buttons, arrow keys and dragging', async () => {
  await page.viewport(1280, 1100);
  await openBackOffice(PATH, FILES);
  await button('Move Crew down').click();
  await expect.poll(headings).toEqual(['Gear', 'Crew']);
  await expect.element(button('Move Crew down')).toHaveFocus();
  await expect.element(list().getByText('Position 1')).toBeVisible();
  await expectText('“Crew” moved to position 2 of 2.');
  expect(storedJson('aboutPageData')).toMatchObject({ cards: [{ id: 'Gear' }, { id: 'Crew' }] });
  const handle = (name: string) => page.getByRole('button', { name: `Reorder ${name}` });
  (handle('Crew').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(headings).toEqual(['Crew', 'Gear']);
  await expect.element(handle('Crew')).toHaveFocus();
  await userEvent.dragAndDrop(handle('Crew'), handle('Gear'));
  await expect.poll(headings).toEqual(['Gear', 'Crew']);
});

it('Images of other types or of more than 5,000,000 bytes are rejected', async () => {
  await openBackOffice(PATH, FILES);
  await button('Edit Crew').click();
  await expect.element(field('Heading')).toBeVisible();
  const png = await pictureFile('large.png', 40, 40);
  const ofSize = (bytes: number) =>
    new File([png, new Uint8Array(bytes - png.size)], 'large.png', { type: 'image/png' });
  choose('Image', ofSize(5_000_001));
  await expectText('Image size should be at most 5 MB');
  choose('Image', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
  await expectText('Only JPG, PNG, GIF and WebP images are supported');
  choose('Image', ofSize(5_000_000));
  await expect.element(dialog('Crop image')).toBeVisible();
});

it('Defaults replace an about page that cannot be loaded, and cannot be saved', async () => {
  const office = await openBackOffice(`${PATH}?edit=our-story`, FILES, [FILE]);
  await expectText('Failed to load about page data. Using default data.');
  await expectText('Data shown may not reflect the latest changes.');
  await expect.element(field('Heading')).not.toBeInTheDocument();
  for (const name of ['Save Changes', 'Add Section', 'Delete Our Story'])
    await expect.element(button(name)).toBeDisabled();
  office.site.heal();
  await button('Try Again').click();
  await expect.element(field('Hero Description')).toHaveValue('We');
  await expect.element(button('Save Changes')).toBeEnabled();
});

it('The URL with a field moves the focus to it', async () => {
  await openBackOffice(`${PATH}?field=hero-description`, FILES);
  await expect.element(field('Hero Description')).toHaveFocus();
});
