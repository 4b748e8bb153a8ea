import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { filesOf } from '@/domain/content/contentFixture';
import { createAdminStore, stepLabels } from '../../../../tests/helpers/component/AdminHarness';
import {
  BLANK_PICTURES,
  renderWithProviders,
} from '../../../../tests/helpers/component/TestProviders';
import { selectDraftContent } from '../../drafts/content/draftContent';
import { contentWith, topic } from '../resourceFixture';
import { resourcePage } from '../screen/ResourceScreen';
import { topics } from './topicResource';

const FILES = filesOf(
  contentWith({ topics: [topic('/store/a', { path: '/store/a' }), topic('b')] }),
);

const Topics = resourcePage(topics);

async function open(path = '/') {
  await page.viewport(1280, 900);
  const store = await createAdminStore(FILES);
  const ui = () => (
    <Provider store={store}>
      <main>
        <Topics />
      </main>
    </Provider>
  );
  const part = await renderWithProviders(ui(), { pictures: BLANK_PICTURES, path });
  const shown = () => selectDraftContent(store.getState())!.topics;
  return { store, part, ui, shown };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const save = () => button('Update Topic Page');

describe('topic pages', () => {
  it('are edited with their sections and links, and keep their ID when the URL changes', async () => {
    const { store, shown } = await open('/?edit=%2Fstore%2Fa');
    await field('Title').fill('Cables');
    await field('Page URL').fill('/store/cables');
    await button('Add section').click();
    await expect.element(field('Heading').last()).toHaveFocus();
    await userEvent.keyboard('Lamps');
    await field('Text').last().fill('First.\n\nSecond.');
    await button('Move Lamps up').click();
    await button('Remove Store').click();
    await save().click();
    await expect.poll(() => stepLabels(store)).toEqual(['Topic page “Cables” updated']);
    expect(shown()[0]).toMatchObject({
      id: '/store/a',
      path: '/store/cables',
      title: 'Cables',
      sections: [
        { heading: 'Lamps', paragraphs: ['First.', 'Second.'] },
        { heading: 'Cables', paragraphs: ['One.', 'Two.'] },
      ],
    });
    expect(shown()[0]).not.toHaveProperty('links');
  });

  it('need a path below an area that no other one has, and valid links', async () => {
    await open('/?edit=b');
    const url = field('Page URL');
    await url.fill('/cart');
    await save().click();
    await expect.element(url).toHaveAttribute('aria-invalid', 'true');
    await url.fill('/store/a/');
    await save().click();
    await expect.element(page.getByText('Another topic page has this URL')).toBeVisible();
    await url.fill('/store/c');
    await page.getByRole('combobox', { name: 'Link' }).fill('store');
    await save().click();
    await expect.element(page.getByText('Each link needs a label')).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Link' })).toHaveFocus();
  });

  it('that are new need a path, too', async () => {
    const { store } = await open();
    await button('Add Topic Page').click();
    await field('Title').fill('Cables');
    await page.getByRole('dialog').getByRole('button', { name: 'Add Topic Page' }).click();
    await expect.element(field('Page URL')).toHaveAttribute('aria-invalid', 'true');
    expect(stepLabels(store)).toEqual([]);
  });
});
