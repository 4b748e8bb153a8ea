import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Project } from '@/domain/project/schema';
import { projectOfFields } from './projectFormValues';
import { clearAutosave } from '../../forms/formAutosave';
import {
  hasUnsavedChanges,
  renderAdminPart,
} from '../../../../tests/helpers/component/AdminHarness';
import { BLANK_PICTURES } from '../../../../tests/helpers/component/TestProviders';
import { choose, pictureFile } from '../../../../tests/helpers/content/pictures';
import { ProjectForm } from './ProjectForm';

const TODAY = '2026-03-04';
const project = (id: string, more: Partial<Project> = {}): Project => ({
  ...projectOfFields(
    {
      title: id,
      description: 'Text',
      category: ['Movie'],
      image: '/media/a.webp',
      gallery: [],
      date: TODAY,
      location: 'Lagos',
      details: [],
      website: '',
      isFeatured: false,
    },
    undefined,
    { id, projects: [], now: TODAY },
  ),
  ...more,
});

async function show(props: Partial<Parameters<typeof ProjectForm>[0]> = {}) {
  const onSave = vi.fn(async () => undefined);
  const part = await renderAdminPart(
    <ProjectForm
      projects={[]}
      categories={['Movie', 'Commercial']}
      today={TODAY}
      isSaving={false}
      onSave={onSave}
      onCancel={() => undefined}
      {...props}
    />,
    { pictures: BLANK_PICTURES },
  );
  return { onSave, part, store: part.store };
}

const field = (name: string) => page.getByRole('textbox', { name });
const add = () => page.getByRole('button', { name: 'Add Project' });

afterEach(() => {
  clearAutosave('project');
  vi.restoreAllMocks();
});

describe('the project form', () => {
  it('can be submitted only when all required fields are filled', async () => {
    const { onSave } = await show();
    const text = page.getByText('Please fill in all required fields');
    await expect.element(page.getByLabelText('Date')).toHaveValue(TODAY);
    await field('Title').fill('Rain');
    await field('Description').fill('Text');
    await field('Location').fill('Ibadan');
    await page.getByRole('checkbox', { name: 'Commercial' }).click();
    await expect.element(add()).toBeDisabled();
    await expect.element(text).toBeVisible();
    choose('Main image', await pictureFile('rain.png', 32, 18));
    await expect.element(add()).toBeEnabled();
    await expect.element(text).not.toBeInTheDocument();
    await page.getByRole('checkbox', { name: 'Movie' }).click();
    await add().click();
    await expect.poll(() => onSave.mock.calls.length).toBe(1);
    expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({ category: ['Commercial', 'Movie'], date: TODAY }),
    );
  });

  it('focuses the first missing field when it is submitted by keyboard', async () => {
    const { onSave } = await show();
    await field('Title').fill('Rain');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(field('Description')).toHaveFocus();
    await expect
      .element(field('Description'))
      .toHaveAccessibleDescription('Description is required');
    await expect.element(page.getByText('Main image is required')).toBeVisible();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('counts the featured slots, and disables the checkbox when none is left', async () => {
    const full = ['a', 'b', 'c', 'd'].map((id) => project(id, { isFeatured: true }));
    const box = page.getByRole('checkbox', { name: 'Featured project' });
    const { part } = await show({ projects: full, isFeatured: true });
    await expect.element(box).toBeDisabled();
    await expect.element(box).not.toBeChecked();
    await expect.element(page.getByText('4 of 4 featured slots used')).toBeVisible();
    await part.unmount();
    await show({ projects: full, project: full[0] });
    await box.click();
    await expect.element(page.getByText('3 of 4 featured slots used')).toBeVisible();
  });

  it('reports that a date stored as text stays, and keeps categories that are no longer active', async () => {
    const { onSave } = await show({
      project: project('a', { date: 'Spring', category: ['Gone'] }),
    });
    await expect
      .element(page.getByLabelText('Date'))
      .toHaveAccessibleDescription('Now “Spring”; it stays until you choose a date.');
    await expect.element(page.getByRole('checkbox', { name: 'Gone' })).toBeChecked();
    await page.getByRole('button', { name: 'Update Project' }).click();
    await expect.poll(() => onSave.mock.calls.length).toBe(1);
  });

  it('has its fields in a fixed order, and focuses a gallery with too many pictures', async () => {
    const gallery = ['a', 'b', 'c', 'd', 'e'].map((name) => `/media/${name}.webp`);
    const { onSave, part } = await show({
      kept: {
        title: 'Rain',
        description: 'T',
        category: ['Movie'],
        image: '/media/a.webp',
        location: 'Jos',
        gallery,
      },
    });
    const text = part.container.textContent;
    const places = [
      'Title',
      'Description',
      'Category',
      'Main image',
      'Date',
      'Location',
      'Gallery',
    ];
    const found = places.map((label) => text.indexOf(label));
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    await add().click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Maximum of 4 images allowed in the gallery');
    await page.getByRole('button', { name: 'Remove image 5' }).click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('waits for a picture that is still being processed', async () => {
    const { onSave, store } = await show({ project: project('a') });
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
    expect(onSave).not.toHaveBeenCalled();
    expect(hasUnsavedChanges(store)).toBe(true);
    release();
    await expect.element(update).toBeEnabled();
    await update.click();
    await expect.poll(() => onSave.mock.calls.length).toBe(1);
    expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({ gallery: [expect.stringMatching(/^media:/)] }),
    );
  });

  it('shows its busy label and the reason of a failed save', async () => {
    const { part } = await show({ isSaving: true });
    await expect.element(page.getByRole('button', { name: 'Adding...' })).toBeDisabled();
    await part.unmount();
    await show({ error: 'Failed to add project. Please try again.' });
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Failed to add project. Please try again.');
  });
});
