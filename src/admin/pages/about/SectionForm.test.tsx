import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { clearAutosave } from '../../forms/formAutosave';
import { BLANK_PICTURES, renderWithProviders } from '../../../../tests/helpers/TestProviders';
import { choose, pictureFile, pictureOf } from '../../../../tests/helpers/pictures';
import { createAdminStore, fillStorage } from '../../../../tests/helpers/AdminHarness';
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
  const store = await createAdminStore({});
  await renderWithProviders(<Provider store={store}>{part}</Provider>, {
    pictures: BLANK_PICTURES,
  });
  return { onSave, onTyped };
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name });

/** Returns the requested toasts. */
function toasts(): string[] {
  const messages: string[] = [];
  const hear = (event: Event) =>
    messages.push((event as CustomEvent<{ message: string }>).detail.message);
  window.addEventListener('show-toast', hear);
  heard.push(() => window.removeEventListener('show-toast', hear));
  return messages;
}
const heard: (() => void)[] = [];

afterEach(() => {
  clearAutosave(SECTION_FORM);
  for (const stop of heard.splice(0)) stop();
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
    const messages = toasts();
    const { onSave } = await show();
    choose('Image', await pictureFile('square.png', 320, 320));
    await button('Apply crop').click();
    await expect.poll(() => messages).toEqual(['Image uploaded successfully!']);
    await button('Save Section').click();
    await expect.poll(() => onSave.mock.calls.length).toBe(1);
    const { width, height } = await pictureOf(onSave.mock.lastCall?.[0].fields.image ?? '');
    expect([width, height]).toEqual([320, 180]);
  });

  it('does not report an upload of a picture that could not be stored', async () => {
    const messages = toasts();
    const makeRoom = fillStorage();
    await show();
    choose('Image', await pictureFile('square.png', 320, 320));
    await button('Apply crop').click();
    await expect.element(page.getByText('This browser has no room left')).toBeVisible();
    expect(messages).toEqual([]);
    makeRoom();
  });

  it('adds no picture when the crop is cancelled, and none of another type', async () => {
    const messages = toasts();
    await show();
    choose('Image', await pictureFile('square.png', 320, 320));
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.element(button('Choose a picture')).toBeVisible();
    choose('Image', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
    await expect
      .element(page.getByText('Only JPG, PNG, GIF and WebP images are supported'))
      .toBeVisible();
    expect(messages).toEqual([]);
  });

  it('reports that a picture could not be added', async () => {
    const messages = toasts();
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show();
    choose('Image', await pictureFile('square.png', 320, 320));
    const digest = vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('no'));
    await button('Apply crop').click();
    await expect.poll(() => messages).toEqual(['Failed to upload image. Please try again.']);
    digest.mockRestore();
    error.mockRestore();
  });
});
