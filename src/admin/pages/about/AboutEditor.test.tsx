import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PAGE_IDS } from '@/domain/content/contentModel';
import type { AboutCard } from '@/domain/page/aboutSchema';
import { selectStorageState } from '../../storage/storageSlice';
import type { Store } from '../../drafts/draftsFixture';
import { draftsLoaded } from '../../drafts/state/draftSlices';
import { applyEdits, redo, undo } from '../../drafts/editThunks';
import { selectDraftContent } from '../../drafts/content/draftContent';
import {
  stepLabels,
  unsavedText,
  createAdminStore,
  renderAdminScreen,
} from '../../../../tests/helpers/component/AdminHarness';
import { fillStorage } from '../../../../tests/helpers/storage/backOfficeDatabase';
import { AboutEditor } from './AboutEditor';

const card = (id: string, description = '') => ({
  id,
  title: id,
  subtitle: '',
  image: '',
  description,
});
const FILES = {
  'pages/about.json': { hero: { description: 'We' }, cards: [card('Crew'), card('Gear')] },
};

async function show() {
  const store = await createAdminStore(FILES);
  await renderAdminScreen(store, (copy) => <AboutEditor content={copy} isReadOnly={false} />);
  return store;
}

const about = (store: Store) => selectDraftContent(store.getState())!.about;
const titles = (store: Store) => about(store).cards.map(({ title }) => title);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });

/**
 * Waits for the form to close at the end of its save, including its busy label, so that the next
 * test starts afterwards.
 */
const saved = async () => {
  await expect.element(field('Heading')).not.toBeInTheDocument();
};

/** Saves other sections, like another page of the back office. */
const saveSections = (store: Store, cards: AboutCard[]) =>
  store.dispatch(
    applyEdits(
      'elsewhere',
      [{ collection: 'pages', id: PAGE_IDS.about, draft: { ...about(store), cards } }],
      '',
    ),
  );

describe('a section that could not be stored', () => {
  it('exists once when it is saved again, as one undo step, and keeps its input meanwhile', async () => {
    const store = await show();
    await button('Add Section').click();
    await field('Heading').fill('Story');
    const makeRoom = fillStorage();
    await button('Save Section').click();
    await expect.poll(() => selectStorageState(store.getState())).toBe('memory');
    await expect.element(button('Save Section')).toBeEnabled();
    await expect.element(button('Save Section')).toHaveFocus();
    expect(unsavedText(store, 'about-section')).toContain('Story');
    makeRoom();
    await button('Save Section').click();
    await saved();
    expect(titles(store)).toEqual(['Crew', 'Gear', 'Story']);
    expect(stepLabels(store)).toEqual(['About page: section “Story” added']);
  });

  it('keeps the input of an existing section for a reload, and that of the hero separately', async () => {
    const store = await show();
    await field('Hero Description').fill('We all');
    await button('Edit Crew').click();
    await field('Heading').fill('The crew');
    fillStorage();
    await button('Save Section').click();
    await expect.poll(() => selectStorageState(store.getState())).toBe('memory');
    await expect.element(button('Save Section')).toBeEnabled();
    await button('Save Changes').click();
    await expect.poll(() => about(store).hero.description).toBe('We all');
    await expect.element(button('Save Changes')).toBeEnabled();
    expect(unsavedText(store, 'about-section')).toContain('The crew');
    expect(unsavedText(store, 'about-page')).toContain('We all');
  });
});

describe('an open section', () => {
  it('takes over values saved elsewhere in every field without unsaved input', async () => {
    const store = await show();
    await button('Edit Crew').click();
    await field('Heading').fill('The crew');
    await saveSections(store, [card('Crew', 'Four people'), card('Gear')]);
    await expect.element(field('Description')).toHaveValue('Four people');
    await button('Save Section').click();
    await expect
      .poll(() => about(store).cards[0])
      .toMatchObject({ title: 'The crew', description: 'Four people' });
    await saved();
  });

  it('keeps its input as a new section when its creation is undone, and is reattached by Redo', async () => {
    const store = await show();
    await saveSections(store, [card('Crew'), card('Gear'), card('Story')]);
    await button('Edit Story').click();
    await field('Subheading').fill('How it began');
    await store.dispatch(undo());
    await expect.element(page.getByText('This section was deleted.')).toBeVisible();
    await expect.element(field('Subheading')).toHaveValue('How it began');
    expect(unsavedText(store, 'about-section')).toContain('How it began');
    await store.dispatch(redo());
    await expect.element(page.getByText('This section was deleted.')).not.toBeInTheDocument();
    await expect.element(field('Subheading')).toHaveValue('How it began');
    await store.dispatch(undo());
    await expect.element(page.getByText('This section was deleted.')).toBeVisible();
    await button('Save Section').click();
    await expect.poll(() => titles(store)).toEqual(['Crew', 'Gear', 'Story']);
    expect(about(store).cards[2]).toMatchObject({ subtitle: 'How it began' });
    await saved();
  });

  it('closes together with its section when it has no unsaved input', async () => {
    const store = await show();
    await button('Edit Gear').click();
    await expect.element(field('Heading')).toBeVisible();
    const base = about(store);
    const entry = { base, draft: { ...base, cards: [card('Crew')] } };
    store.dispatch(draftsLoaded([{ collection: 'pages', id: 'about', after: entry }]));
    await expect.element(field('Heading')).not.toBeInTheDocument();
    await button('Edit Crew').click();
    await expect.element(field('Heading')).toHaveValue('Crew');
  });
});

describe('the focus', () => {
  it('moves into a new section, and back to the button that opened it', async () => {
    await show();
    await button('Add Section').click();
    await expect.element(field('Heading')).toHaveFocus();
    await button('Cancel').click();
    await expect.element(button('Add Section')).toHaveFocus();
    await button('Edit Crew').click();
    await field('Heading').fill('The crew');
    await button('Save Section').click();
    await expect.element(button('Edit The crew')).toHaveFocus();
    await button('Edit Gear').click();
    await field('Heading').fill('x');
    await button('Cancel').click();
    await button('Leave').click();
    await expect.element(button('Edit Gear')).toHaveFocus();
  });

  it('moves to the next section after a deletion, and to the add button after the last one', async () => {
    const store = await show();
    await button('Delete Crew').click();
    await button('Delete').click();
    await expect.poll(() => titles(store)).toEqual(['Gear']);
    await expect.element(button('Delete Gear')).toHaveFocus();
    await button('Delete Gear').click();
    await button('Delete').click();
    await expect.poll(() => titles(store)).toEqual([]);
    await expect.element(button('Add Section')).toHaveFocus();
  });
});
