import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readContent } from '@/domain/content/content';
import { BLANK_PICTURES } from '../../../../tests/helpers/component/TestProviders';
import { choose, pictureFile, pictureOf } from '../../../../tests/helpers/content/pictures';
import {
  renderAdminPart,
  toastTexts,
  unsavedText,
} from '../../../../tests/helpers/component/AdminHarness';
import { fillStorage } from '../../../../tests/helpers/storage/backOfficeDatabase';
import type { SectionInput } from './fields';
import { SECTION_FORM, SectionForm } from './SectionForm';

const SECTION = {
  id: 'crew',
  image: '',
  title: 'Crew',
  subtitle: 'Who we are',
  description: 'Four people in one car.',
};

async function show(props: Partial<Parameters<typeof SectionForm>[0]> = {}) {
  const onSave = vi.fn(async (_id: string, _fields: SectionInput) => undefined);
  const part = (
    <SectionForm
      content={readContent({}).content}
      section={SECTION}
      isSaving={false}
      onSave={onSave}
      onCancel={() => undefined}
      {...props}
    />
  );
  const { store } = await renderAdminPart(part, { pictures: BLANK_PICTURES });
  return {
    onSave,
    unsaved: () => unsavedText(store, SECTION_FORM),
    messages: () => toastTexts(store),
  };
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name });

describe('the section form', () => {
  it('shows the section, keeps its input, and saves it', async () => {
    const { onSave, unsaved } = await show();
    await expect.element(field('Subheading')).toHaveValue('Who we are');
    await field('Heading').fill('The crew');
    await expect.poll(unsaved).toContain('"title":"The crew","subtitle":"Who we are"');
    await field('Heading').fill('Crew');
    await expect.poll(unsaved).toBeNull();
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
    const { width, height } = await pictureOf(onSave.mock.lastCall?.[1].image ?? '');
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
