import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Store } from '../../drafts/draftsFixture';
import { PAGE_IDS } from '@/domain/content/contentModel';
import { applyEdits } from '../../drafts/editThunks';
import { selectDraftContent } from '../../drafts/content/draftContent';
import { pendingAfter } from '../../drafts/content/pending';
import { pendingChanged } from '../../drafts/state/draftsReducer';
import {
  createAdminStore,
  renderAdminScreen,
  renderWithStore,
  toastsOf,
} from '../../../../tests/helpers/component/AdminHarness';
import AboutEditorPage, { AboutEditor } from './AboutEditor';

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
  await renderAdminScreen(store, (content) => <AboutEditor content={content} isReadOnly={false} />);
  return store;
}

const about = (store: Store) => selectDraftContent(store.getState())!.about;
const titles = (store: Store) => about(store).cards.map(({ title }) => title);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });

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

it('The form of a section that another tab deletes closes, unless it has input', async () => {
  const store = await show();
  const keep = (...names: string[]) => {
    const draft = { ...about(store), cards: names.map((name) => card(name)) };
    const edit = { collection: 'pages', id: PAGE_IDS.about, draft } as const;
    return store.dispatch(applyEdits('Elsewhere', [edit], ''));
  };
  await button('Edit Gear').click();
  await keep('Crew');
  await expect.element(field('Heading')).not.toBeInTheDocument();
  await button('Edit Crew').click();
  await field('Heading').fill('The crew');
  await keep();
  await expect.element(field('Heading')).toHaveValue('The crew');
});

it('Saving the page says that an open section with input is not saved', async () => {
  const store = await show();
  const messages = () => toastsOf(store).map(({ message }) => message);
  const saved = 'About page changes saved successfully!';
  await button('Edit Crew').click();
  await field('Heading').fill('The crew');
  await button('Save Changes').click();
  await expect
    .poll(messages)
    .toEqual([saved, 'The open section is not saved yet. Press Save Section.']);
  await button('Save Section').click();
  await expect.element(button('Edit The crew')).toBeVisible();
  await button('Save Changes').click();
  await expect.poll(() => messages().at(-1)).toBe(saved);
});

it('The page can be edited as soon as its file is corrected, also before visitors get it', async () => {
  const live = { 'pages/about.json': [] };
  const store = await createAdminStore(live);
  store.dispatch(pendingChanged(pendingAfter(null, live, FILES, FILES)));
  await renderWithStore(store, <AboutEditorPage />);
  await expect.element(button('Edit Crew')).toBeEnabled();
});
