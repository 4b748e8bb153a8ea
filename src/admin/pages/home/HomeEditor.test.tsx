import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Content } from '@/domain/content/content';
import type { HomePageContent } from '@/domain/page/homeSchema';
import { selectStorageState } from '../../storage/storageSlice';
import type { Store } from '../../drafts/draftsFixture';
import { draftsLoaded } from '../../drafts/state/draftSlices';
import { selectDraftContent } from '../../drafts/content/draftContent';
import { BUSY_LABEL_MIN_MS } from '../../forms/useSave';
import { selectPageInputs } from '../../store/unsavedSlice';
import { choose, pictureFile } from '../../../../tests/helpers/content/pictures';
import {
  deferPictures,
  restoreInput,
  stepLabels,
  toastTexts,
  createAdminStore,
  renderAdminScreen,
} from '../../../../tests/helpers/component/AdminHarness';
import { fillStorage } from '../../../../tests/helpers/storage/backOfficeDatabase';
import { freezeTimers } from '../../../../tests/helpers/component/TestProviders';
import { HomeEditor } from './HomeEditor';
import type { HomeTabId } from './HomeTabs';

const card = (id: string) => ({ id, name: id, role: '', text: 'Good', image: '' });
const FILES = {
  'pages/home.json': {
    hero: { title: 'Dream' },
    testimonials: { cards: [card('Ada'), card('Bola')] },
  },
};

function Editor({ content, first }: { content: Content; first: HomeTabId }) {
  const [tab, setTab] = useState(first);
  return <HomeEditor content={content} tab={tab} onTab={setTab} isFailed={false} />;
}

async function show(first: HomeTabId = 'hero', path = '/', files: object = FILES) {
  const store = await createAdminStore({ ...files });
  const screen = (copy: Content) => <Editor content={copy} first={first} />;
  const part = await renderAdminScreen(store, screen, path);
  return { store, part };
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const tab = (name: string) => page.getByRole('tab', { name });
const home = (store: Store) => selectDraftContent(store.getState())!.home;
const names = ({ testimonials }: HomePageContent) => testimonials.cards.map(({ name }) => name);

/** Simulates a save by another tab of the browser. */
function saveElsewhere(store: Store, change: (now: HomePageContent) => HomePageContent): void {
  const base = home(store);
  const after = { base, draft: change(base) };
  store.dispatch(draftsLoaded([{ collection: 'pages', id: 'home', after }]));
}

const cardsOf = (cards: HomePageContent['testimonials']['cards']) => (now: HomePageContent) => ({
  ...now,
  testimonials: { ...now.testimonials, cards },
});

it('A save of the home page shows a toast and an alert', async () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  const { store } = await show();
  await field('Title').fill('Light');
  await button('Save Changes').click();
  await expect.poll(() => stepLabels(store)).toEqual(['Home page changed']);
  await expect.element(button('Save Changes')).toBeEnabled();
  expect(toastTexts(store)).toEqual(['Home page changes saved successfully!']);
  await expect.poll(() => alert.mock.calls).toEqual([['Changes saved successfully!']]);
});

it('More testimonials than the home page shows are kept while other texts are saved', async () => {
  vi.spyOn(window, 'alert').mockReturnValue();
  const cards = ['Ada', 'Bola', 'Chi', 'Dayo'].map(card);
  const { store } = await show('testimonials', '/', {
    'pages/home.json': { hero: {}, testimonials: { cards } },
  });
  const note = page.getByText('4 testimonials. The home page shows the first 3.');
  await expect.element(note).toBeVisible();
  await field('Title').fill('Voices');
  await button('Save Changes').click();
  await expect.poll(() => home(store).testimonials.title).toBe('Voices');
  expect(names(home(store))).toEqual(['Ada', 'Bola', 'Chi', 'Dayo']);
});

describe('a picture of the home page', () => {
  it('keeps text that is typed while the picture is processed', async () => {
    await show('testimonials');
    const first = page.getByRole('group', { name: 'Testimonial 1' });
    const release = deferPictures();
    choose('Image', await pictureFile('face.png', 64, 64));
    await first.getByRole('textbox', { name: 'Name' }).fill('Ada Obi');
    release();
    await expect.element(first.getByRole('button', { name: 'Replace' })).toBeVisible();
    await expect.element(first.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Obi');
  });

  it('keeps its field, which may be processing it, when a testimonial before it is removed', async () => {
    await show('testimonials');
    const second = page.getByRole('group', { name: 'Testimonial 2' });
    const picture = second.getByText('Choose an image').element();
    await button('Remove testimonial 1').click();
    await expect.element(second).not.toBeInTheDocument();
    expect(picture.isConnected).toBe(true);
  });

  it('delays Save until it is processed, and is processed even when another tab is selected', async () => {
    const { store } = await show();
    const release = deferPictures();
    choose('Image 1', await pictureFile('wide.png', 64, 36));
    await expect.element(page.getByText('Waiting for the image...')).toBeVisible();
    await expect.element(button('Save Changes')).toBeDisabled();
    await tab('Statistics Bar').click();
    await userEvent.keyboard('{Control>}s{/Control}');
    release();
    await expect.element(button('Save Changes')).toBeEnabled();
    await button('Save Changes').click();
    await expect.poll(() => home(store).hero.images).toEqual([expect.stringMatching(/^media:/)]);
    expect(stepLabels(store)).toEqual(['Home page changed']);
    await tab('Hero Section').click();
    await expect.element(button('Replace')).toBeVisible();
  });
});

describe('input that could not be stored', () => {
  it('survives a reload, is shown in previews until it is stored, and is one undo step then', async () => {
    const { store } = await show();
    const shown = () => JSON.stringify(selectPageInputs(store.getState()));
    await field('Title').fill('Light');
    await expect.poll(shown).toContain('Light');
    let isWithdrawn = false;
    const stop = store.subscribe(() => (isWithdrawn ||= shown() === '{}'));
    fillStorage();
    await button('Save Changes').click();
    await expect.poll(() => selectStorageState(store.getState())).toBe('memory');
    await expect.element(button('Save Changes')).toBeEnabled();
    expect(shown()).toContain('Light');
    await field('Title').fill('Lights');
    await expect.poll(shown).toContain('Lights');
    stop();
    expect(isWithdrawn).toBe(false);
    vi.restoreAllMocks();
    await button('Save Changes').click();
    await expect.poll(shown).toBe('{}');
    expect(stepLabels(store)).toEqual(['Home page changed']);
  });
});

describe('testimonials of two browser tabs', () => {
  it('are merged, card by card', async () => {
    const { store } = await show('testimonials');
    const name = (index: number) =>
      page
        .getByRole('group', { name: `Testimonial ${index}` })
        .getByRole('textbox', { name: 'Name' });
    await name(1).fill('Ada Obi');
    saveElsewhere(store, cardsOf([card('Ada'), { ...card('Bola'), name: 'Bolaji' }]));
    await expect.element(name(2)).toHaveValue('Bolaji');
    await button('Save Changes').click();
    await expect.poll(() => names(home(store))).toEqual(['Ada Obi', 'Bolaji']);
  });

  it('that exceed the limit are reported, and the first error is focused', async () => {
    const { store } = await show('testimonials');
    await button('Add Testimonial').click();
    saveElsewhere(store, cardsOf([card('Ada'), card('Bola'), card('Chi')]));
    await expect.element(page.getByRole('group', { name: 'Testimonial 4' })).toBeVisible();
    await button('Save Changes').click();
    await expect.element(page.getByText('At most 3 testimonials')).toHaveFocus();
  });
});

describe('the focus', () => {
  it('moves to the field of the testimonial named by the URL', async () => {
    await show('testimonials', '/?field=testimonials-cards.1.name');
    const second = page.getByRole('group', { name: 'Testimonial 2' });
    await expect.element(second.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  it('stays in place after a save, and nearby after a discard', async () => {
    const { part } = await show();
    await field('Title').fill('Light');
    await button('Discard changes').click();
    await expect.element(button('Save Changes')).toHaveFocus();
    await field('Title').fill('Light');
    freezeTimers();
    await button('Save Changes').click();
    await expect.element(button('Saving...')).toBeDisabled();
    vi.advanceTimersByTime(BUSY_LABEL_MIN_MS);
    await expect.element(button('Save Changes')).toBeEnabled();
    await expect.element(button('Save Changes')).toHaveFocus();
    vi.useRealTimers();
    await field('Title').fill('Sound');
    await part.unmount();
    const store = await createAdminStore(FILES);
    restoreInput(store, 'home-page', { id: 'home-page', values: { 'hero-title': 'Sound' } });
    await renderAdminScreen(store, (copy) => <Editor content={copy} first="hero" />);
    const restored = page.getByText('Your unsaved changes were restored.');
    await expect.element(restored).toBeVisible();
    await button('Discard changes').click();
    await expect.element(restored).not.toBeInTheDocument();
    await expect.element(button('Save Changes')).toHaveFocus();
  });
});
