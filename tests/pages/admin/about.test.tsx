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

it('A section is added, moved, deleted after a confirmation, and restored by Undo', async () => {
  await openBackOffice(PATH, FILES);
  await button('Add Section').click();
  await field('Heading').fill('Insurance');
  await button('Save Section').click();
  await expectText(SAVED);
  await button('Move Insurance up').click();
  await expect.poll(headings).toEqual(['Crew', 'Insurance', 'Gear']);
  await expect.element(button('Move Insurance up')).toHaveFocus();
  await expectText('“Insurance” moved to position 2 of 3.');
  expect(storedJson('aboutPageData')).toMatchObject({
    cards: [{ title: 'Crew' }, { title: 'Insurance' }, { title: 'Gear' }],
  });
  const question = dialog('Delete section');
  await button('Delete Insurance').click();
  await expect
    .element(question)
    .toHaveTextContent(
      'Are you sure you want to delete this section? This action cannot be undone.',
    );
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(button('Delete Insurance')).not.toBeInTheDocument();
  // Until then, the toast of the added section offers Undo.
  await expectText('Section “Insurance” deleted.');
  await undo().click();
  await expect.element(button('Delete Insurance')).toBeVisible();
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
