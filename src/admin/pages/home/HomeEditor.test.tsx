import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Content } from '@/domain/content/content';
import { choose, pictureFile } from '../../../../tests/helpers/content/pictures';
import {
  createAdminStore,
  renderAdminScreen,
} from '../../../../tests/helpers/component/AdminHarness';
import { actAndFlush } from '../../../../tests/helpers/component/TestProviders';
import { HomeEditor, type HomeTabId } from './HomeEditor';

const card = (id: string) => ({ id, name: id, role: '', text: 'Good', image: '' });

function Editor({ content }: { content: Content }) {
  const [tab, setTab] = useState<HomeTabId>('testimonials');
  return <HomeEditor content={content} tab={tab} onTab={setTab} isFailed={false} />;
}

async function show(path = '/', names = ['Ada', 'Bola']) {
  const testimonials = { cards: names.map((name) => card(name)) };
  const home = { hero: { title: 'Dream' }, testimonials };
  const store = await createAdminStore({ 'pages/home.json': home });
  await renderAdminScreen(store, (content) => <Editor content={content} />, path);
}

const nameOf = (position: number) => page.getByRole('textbox', { name: 'Name' }).nth(position - 1);

/** Delays all images that are being added. Returns a function that lets them continue. */
function deferPictures(): () => void {
  let release = () => {};
  const gate = new Promise<void>((open) => (release = open));
  const digest = crypto.subtle.digest.bind(crypto.subtle);
  const held = vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (...asked) => {
    await gate;
    return digest(...asked);
  });
  return () => {
    held.mockRestore();
    release();
  };
}

it('Text that is typed while the picture of a testimonial is processed is kept', async () => {
  await show();
  const release = deferPictures();
  choose('Image', await pictureFile('face.png', 64, 64));
  await nameOf(1).fill('Ada Obi');
  release();
  await expect.element(page.getByRole('button', { name: 'Replace' })).toBeVisible();
  await expect.element(nameOf(1)).toHaveValue('Ada Obi');
});

it('The testimonial that the URL names has the focus, and one that is added, before the next frame', async () => {
  await show('/?field=testimonials-cards.1.name');
  await expect.element(nameOf(2)).toHaveFocus();
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const button = (name: string) => page.getByRole('button', { name }).element() as HTMLElement;
  await actAndFlush(() => button('Add Testimonial').click());
  expect(document.activeElement).toBe(nameOf(3).element());
  await actAndFlush(() => button('Remove Testimonial 3').click());
  expect(document.activeElement).toBe(button('Remove Bola'));
  await actAndFlush(() => button('Remove Bola').click());
  expect(document.activeElement).toBe(button('Add Testimonial'));
});

it.each([
  [['Ada'], '1 of 3 testimonials'],
  [['Ada', 'Bola', 'Chidi', 'Dayo'], '4 testimonials. The home page shows the first 3.'],
])('The number of testimonials is shown, and what happens to more: %j', async (names, text) => {
  await show('/', names);
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});
