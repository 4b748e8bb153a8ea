import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readContent } from '@/domain/content/content';
import { choose, pictureFile, pictureOf } from '../../../../tests/helpers/content/pictures';
import {
  renderAdminPart,
  toastTexts,
  unsavedText,
} from '../../../../tests/helpers/component/AdminHarness';
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
  const { store } = await renderAdminPart(part);
  return {
    onSave,
    unsaved: () => unsavedText(store, SECTION_FORM),
    messages: () => toastTexts(store),
  };
}

const button = (name: string) => page.getByRole('button', { name });

describe('the section form', () => {
  it('rejects images of other types, or of more than 5,000,000 bytes', async () => {
    await show();
    const png = await pictureFile('large.png', 40, 40);
    const ofSize = (bytes: number) =>
      new File([png, new Uint8Array(bytes - png.size)], 'large.png', { type: 'image/png' });
    choose('Image', ofSize(5_000_001));
    await expect.element(page.getByText('Image size should be at most 5 MB')).toBeVisible();
    choose('Image', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
    const types = 'Only JPG, PNG, GIF and WebP images are supported';
    await expect.element(page.getByText(types)).toBeVisible();
    choose('Image', ofSize(5_000_000));
    await expect.element(page.getByRole('dialog', { name: 'Crop image' })).toBeVisible();
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
