import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Project } from '@/domain/project/schema';
import { toDateInput } from '@/domain/text/dateInput';
import { hasUnsavedChanges } from '../../../../tests/helpers/component/AdminHarness';
import { choose, pictureFile } from '../../../../tests/helpers/content/pictures';
import { renderForm } from '../../../../tests/helpers/component/renderForm';
import { contentWith, project } from '../resourceFixture';
import { projects } from './projectResource';

async function open(id: string, records: Project[] = [], kept?: Record<string, unknown>) {
  const content = contentWith({ projects: records });
  const { draftContent, store, part } = await renderForm(projects, content, id, '/', kept);
  return { saved: () => draftContent()?.projects ?? [], store, part };
}

const field = (name: string) => page.getByRole('textbox', { name });
const add = () => page.getByRole('button', { name: 'Add Project' });

test('the form can be submitted only when all required fields are filled', async () => {
  const { saved } = await open('');
  const note = page.getByText('Please fill in all required fields');
  await expect.element(page.getByLabelText('Date')).toHaveValue(toDateInput(new Date()));
  await field('Title').fill('Rain');
  await field('Description').fill('Text');
  await field('Location').fill('Ibadan');
  await page.getByRole('checkbox', { name: 'Commercial' }).click();
  await expect.element(add()).toBeDisabled();
  await expect.element(note).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Missing: image' })).toBeVisible();
  choose('Main image', await pictureFile('rain.png', 32, 18));
  await expect.element(add()).toBeEnabled();
  await expect.element(note).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Film' }).click();
  await add().click();
  await expect.poll(() => saved()[0]).toMatchObject({ category: ['Commercial', 'Film'] });
  // The project is stored, and not in the middle of the next test.
  await expect.element(add()).toBeEnabled();
});

test('a date stored as text stays, and categories that are no longer active are kept', async () => {
  const { saved } = await open('a', [project('a', { date: 'Spring', category: ['Gone'] })]);
  await expect
    .element(page.getByLabelText('Date'))
    .toHaveAccessibleDescription('Current value: “Spring”. It is kept until you choose a date.');
  await expect.element(page.getByRole('checkbox', { name: 'Gone' })).toBeChecked();
  await field('Title').fill('Rain');
  await page.getByRole('button', { name: 'Update Project' }).click();
  await expect
    .poll(() => saved()[0])
    .toMatchObject({ title: 'Rain', date: 'Spring', category: ['Gone'] });
});

test('the fields have a fixed order, and a gallery with too many images is focused', async () => {
  const gallery = ['a', 'b', 'c', 'd', 'e'].map((name) => `/media/${name}.webp`);
  const values = { title: 'Rain', description: 'T', category: ['Film'], image: '/media/a.webp' };
  const { saved, part } = await open('', [], { ...values, location: 'Jos', gallery });
  const text = part.container.textContent;
  const labels = ['Title', 'Description', 'Category', 'Main image', 'Date', 'Location', 'Gallery'];
  const found = labels.map((label) => text.indexOf(label));
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  await add().click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Maximum of 4 images allowed in the gallery');
  await page.getByRole('button', { name: 'Remove image 5' }).click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(saved()).toEqual([]);
});

test('saving waits for an image that is still being processed', async () => {
  const { saved, store } = await open('a', [project('a')]);
  const update = page.getByRole('button', { name: 'Update Project' });
  await field('Title').fill('Rain');
  let release = () => undefined as void;
  const held = new Promise<void>((done) => (release = done));
  const slow = await pictureFile('slow.png', 64, 36);
  const bytes = await slow.arrayBuffer();
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementationOnce(() => held.then(() => bytes));
  choose('Gallery', slow);
  await expect.element(page.getByText('Waiting for the image...')).toBeVisible();
  await expect.element(update).toBeDisabled();
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(saved()).toEqual([project('a')]);
  expect(hasUnsavedChanges(store)).toBe(true);
  release();
  await expect.element(update).toBeEnabled();
  await update.click();
  await expect
    .poll(() => saved()[0]?.gallery)
    .toEqual([expect.stringMatching(/^media:/) as string]);
});
