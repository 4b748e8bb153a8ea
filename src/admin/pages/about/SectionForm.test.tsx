import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { clearAutosave } from '../../forms/formAutosave';
import { BLANK_PICTURES } from '../../../../tests/helpers/component/TestProviders';
import { choose, pictureFile, pictureOf } from '../../../../tests/helpers/content/pictures';
import {
  fillStorage,
  renderAdminPart,
  toastTexts,
} from '../../../../tests/helpers/component/AdminHarness';
import { SECTION_FORM, SectionForm, type TypedSection } from './SectionForm';

const SECTION = {
  id: 'crew',
  image: '',
  title: 'Crew',
  subtitle: 'Who we are',
  description: 'Four people in one car.',
};

async function show(props: Partial<Parameters<typeof SectionForm>[0]> = {}) {
  const onSave = vi.fn(async (_typed: TypedSection) => true);
  const onTyped = vi.fn();
  const part = (
    <SectionForm
      section={SECTION}
      isSaving={false}
      onSave={onSave}
      onTyped={onTyped}
      onCancel={() => undefined}
      {...props}
    />
  );
  const { store } = await renderAdminPart(part, { pictures: BLANK_PICTURES });
  return { onSave, onTyped, messages: () => toastTexts(store) };
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name });

afterEach(() => {
  clearAutosave(SECTION_FORM);
});

describe('the section form', () => {
  it('shows the section, reports its input, and saves it', async () => {
    const { onSave, onTyped } = await show();
    await expect.element(field('Subheading')).toHaveValue('Who we are');
    await field('Heading').fill('The crew');
    await expect
      .poll(() => onTyped.mock.lastCall?.[0])
      .toMatchObject({ id: 'crew', fields: { heading: 'The crew', subheading: 'Who we are' } });
    await field('Heading').fill('Crew');
    await expect.poll(() => onTyped.mock.lastCall?.[0]).toBeNull();
    await button('Save Section').click();
    await expect.poll(() => onSave.mock.calls.length).toBe(1);
  });

  it('opens the crop dialog at 16:9, and reports that the picture was added', async () => {
    const { onSave, messages } = await show();
    choose('Image', await pictureFile('square.png', 320, 320));
    await button('Apply crop').click();
    await expect.poll(messages).toEqual(['Image uploaded successfully!']);
    await button('Save Section').click();
    await expect.poll(() => onSave.mock.calls.length).toBe(1);
    const { width, height } = await pictureOf(onSave.mock.lastCall?.[0].fields.image ?? '');
    expect([width, height]).toEqual([320, 180]);
  });

  it('does not report an upload of a picture that could not be stored', async () => {
    const makeRoom = fillStorage();
    const { messages } = await show();
    choose('Image', await pictureFile('square.png', 320, 320));
    await button('Apply crop').click();
    await expect.element(page.getByText('Storage on this device is full')).toBeVisible();
    expect(messages()).toEqual([]);
    makeRoom();
  });

  it('adds no picture when the crop is cancelled', async () => {
    const { messages } = await show();
    choose('Image', await pictureFile('square.png', 320, 320));
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.element(button('Choose an image')).toBeVisible();
    expect(messages()).toEqual([]);
  });

  it('reports that a picture could not be added', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { messages } = await show();
    choose('Image', await pictureFile('square.png', 320, 320));
    const digest = vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('no'));
    await button('Apply crop').click();
    await expect.poll(messages).toEqual(['Failed to upload image. Please try again.']);
    digest.mockRestore();
    error.mockRestore();
  });
});
