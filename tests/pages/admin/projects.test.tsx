import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { filesOf } from '../../../src/domain/content/contentFixture';
import { contentWith, project } from '../../../src/admin/resources/resourceFixture';
import {
  button,
  expectText,
  field,
  openBackOffice,
  region,
  undo,
} from '../../helpers/component/backOffice';
import { choose, pictureFile } from '../../helpers/content/pictures';

const PATH = '/admin/projects';
const FILES = filesOf(
  contentWith({
    projects: 'abcdefghijkl'.split('').map((id) =>
      project(id, {
        isFeatured: id < 'e',
        ...(id === 'l' && {
          title: 'Quiet Harbour',
          category: ['Film', 'Commercial'],
          relatedProjects: ['a'],
        }),
      }),
    ),
  }),
);

const table = () => region('All Projects');
const slots = () => region('Featured Projects');
const form = () => page.getByRole('dialog').first();
const summary = (count: number) => `Showing 1-10 of ${count} projects • 4 featured`;
const edit = (name: string) => table().getByRole('button', { name: `Edit ${name}`, exact: true });

beforeEach(() => page.viewport(1280, 900));

it('Invalid images are rejected with the prescribed texts', async () => {
  await openBackOffice(PATH, FILES);
  await button('Add Project').click();
  await expect.element(field('Title')).toBeVisible();
  const small = await pictureFile('small.png', 8, 8);
  const png = (name: string, part: BlobPart) => new File([part], name, { type: 'image/png' });
  choose('Main image', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
  await expectText('Only JPG, PNG, and GIF images are supported');
  choose('Main image', png('big.png', new Uint8Array(11 * 1024 * 1024)));
  await expectText('Image size should be less than 5MB');
  choose('Main image', png('a.png', '<svg/>'));
  await expectText('Only JPG, PNG, and GIF images are supported');

  choose('Gallery', new File(['GIF89a'], 'move.gif', { type: 'image/gif' }));
  await expectText('Only JPG and PNG images are allowed (move.gif is not supported)');
  choose('Gallery', png('big.png', new Uint8Array(5_300_000)));
  await expectText('Image big.png exceeds the maximum size of 5MB');
  choose('Gallery', ...Array.from({ length: 5 }, () => small));
  await expectText('Maximum of 4 images allowed in the gallery');
});

it('A free featured slot has a tile that presets the form', async () => {
  const { site } = await openBackOffice(PATH, FILES);
  await expect.element(slots().getByText('4/4 slots used')).toBeVisible();
  const tile = slots().getByRole('button', { name: /Add featured Project/ });
  await expect.element(tile).not.toBeInTheDocument();
  await slots().getByRole('button', { name: 'Unfeature Project a' }).click();
  await expect.element(slots().getByText('3/4 slots used')).toBeVisible();
  await tile.click();
  await expect.poll(() => site.url()).toBe(`${PATH}#featured`);
  const box = form().getByRole('checkbox', { name: 'Featured project' });
  await expect.element(box).toBeChecked();
  await expect.element(form().getByText('4 of 4 featured slots used')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => site.url()).toBe(PATH);
  await button('Add Project').click();
  await expect.element(box).not.toBeChecked();
  expect(site.url()).not.toContain('#');
});

it('A correction keeps unchanged dates and categories, and is shown in the preview', async () => {
  await openBackOffice(PATH, FILES);
  await expect.element(edit('Project a')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search projects' }).fill('Quiet Harbour');
  await expect.element(table().getByText(/• 1 match for "Quiet Harbour"$/)).toBeVisible();
  await edit('Quiet Harbour').click();
  await field('Title').fill('Quiet Harbour II');
  await field('Website').fill('nonsense');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expectText(/Please enter a valid URL/);
  await expect.element(field('Website')).toHaveFocus();
  await field('Website').fill('https://harbour.example/film');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expectText('Project “Quiet Harbour II” updated.');
  await expect
    .element(table().getByRole('row', { name: /Quiet Harbour II/ }))
    .toHaveTextContent('Film, Commercial');
  await button('Live Preview').click();
  const next = form().getByRole('button', { name: 'Page 2' });
  await expect.element(next).toBeVisible();
  // The toast may be above it.
  (next.element() as HTMLElement).click();
  await expect
    .element(form().getByRole('row', { name: 'Quiet Harbour II Film, Commercial Regular' }))
    .toBeVisible();
});

it('A project is deleted after a confirmation with its uses, and restored; several are added to a category in one step', async () => {
  await openBackOffice(PATH, FILES);
  await table().getByRole('button', { name: 'Delete Project a', exact: true }).click();
  await expect
    .element(form())
    .toHaveTextContent(
      'Are you sure you want to delete "Project a"? This action cannot be undone.',
    );
  await expect.element(form()).toHaveTextContent('Project “Quiet Harbour”');
  await form().getByRole('button', { name: 'Delete' }).click();
  await expect.element(edit('Project a')).not.toBeInTheDocument();
  await undo().click();
  await expect.element(edit('Project a')).toBeVisible();

  await expect.element(table().getByText(summary(12))).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  const bar = page.getByRole('group', { name: 'Selected projects' });
  await bar.getByRole('combobox').selectOptions('Commercial');
  await expectText(/added to Commercial/);
  await page.getByRole('combobox', { name: 'Category', exact: true }).selectOptions('Commercial');
  await expect.element(table().getByText(/of 11 projects/)).toBeVisible();
});

it('Projects that cannot be loaded are reported, and not overwritten', async () => {
  const { site } = await openBackOffice(PATH, FILES, ['projects/index.json']);
  await expect
    .element(slots().getByRole('alert'))
    .toHaveTextContent('Failed to load data. Please try again later.');
  await expect.element(button('Add Project')).toBeDisabled();
  site.heal();
  await button('Try Again').click();
  await expect.element(button('Add Project')).toBeEnabled();
});
