import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as v from 'valibot';
import {
  createAdminStore,
  hasUnsavedChanges,
  restoreInput,
  unsavedText,
} from '../../../tests/helpers/component/AdminHarness';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import type { UnsavedInput } from '../store/unsavedSlice';
import { BoundField } from './fields/BoundField';
import { FormFrame, PageButtons } from './FormFrame';
import { useAdminForm } from './useAdminForm';

const needed = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));
const schema = v.object({
  name: needed('Name is required'),
  city: needed('City is required'),
  stock: v.pipe(v.string(), v.transform(Number)),
});
type Values = v.InferInput<typeof schema>;
type Result = v.InferOutput<typeof schema>;

const START: Values = { name: 'Ada', city: 'Lagos', stock: '1' };

interface ScreenProps {
  start?: Values;
  id?: string;
  onSave?: (result: Result) => Promise<boolean>;
}

function Screen({ start = START, id = 'a', onSave }: ScreenProps) {
  const editor = useAdminForm({
    name: 'test',
    id,
    schema,
    start,
  });
  return (
    <FormFrame
      editor={editor}
      label="Test"
      kind="editor"
      onSave={async (result, values) => (await onSave?.(result)) && editor.settle(values)}
      after={<PageButtons />}
    >
      <BoundField control={editor.form.control} name="name" label="Name" />
      <BoundField control={editor.form.control} name="city" label="City" />
      <BoundField control={editor.form.control} name="stock" label="Stock" />
    </FormFrame>
  );
}

async function show(first: ScreenProps = {}, kept?: UnsavedInput) {
  const store = await createAdminStore({});
  if (kept) restoreInput(store, 'test', kept);
  const ui = (props: ScreenProps) => (
    <Provider store={store}>
      <Screen {...props} />
    </Provider>
  );
  const part = await renderWithProviders(ui(first));
  return {
    ...part,
    isUnsaved: () => hasUnsavedChanges(store),
    unsaved: () => unsavedText(store, 'test'),
    update: (props: ScreenProps) => part.rerender(ui(props)),
  };
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const save = () => page.getByRole('button', { name: 'Save Changes' });
const discard = () => page.getByRole('button', { name: 'Discard changes' });
const restoredNote = () => page.getByText('Your unsaved changes were restored.');

describe('submitting a form', () => {
  it('shows errors only then, focuses the first one, and clears each when it is edited', async () => {
    const onSave = vi.fn(async () => true);
    await show({ onSave });
    await field('Name').fill('');
    await field('City').fill('');
    await expect.element(page.getByText('Name is required')).not.toBeInTheDocument();
    await save().click();
    await expect.element(page.getByText('City is required')).toBeVisible();
    await expect.element(field('Name')).toHaveFocus();
    await field('Name').fill('B');
    await expect.element(page.getByText('Name is required')).not.toBeInTheDocument();
    await expect.element(page.getByText('City is required')).toBeVisible();
    expect(onSave).not.toHaveBeenCalled();
  });
});

describe('unsaved input', () => {
  it('is kept and guarded until it is discarded', async () => {
    const { unmount, isUnsaved, unsaved } = await show();
    expect(isUnsaved()).toBe(false);
    await field('Name').fill('Bola');
    await expect.poll(unsaved).toContain('Bola');
    await expect.poll(isUnsaved).toBe(true);
    await discard().click();
    await expect.element(field('Name')).toHaveValue('Ada');
    expect(unsaved()).toBeNull();
    expect(isUnsaved()).toBe(false);
    await field('Name').fill('Bola');
    await expect.poll(isUnsaved).toBe(true);
    await unmount();
    expect(isUnsaved()).toBe(false);
    expect(unsaved()).toContain('Bola');
  });

  it('is restored, also when it is invalid, and can be discarded', async () => {
    const { unsaved } = await show({}, { id: 'a', values: { name: '', city: 7 } });
    await expect.element(restoredNote()).toBeVisible();
    await expect.element(field('Name')).toHaveValue('');
    await expect.element(field('City')).toHaveValue('Lagos');
    await page.getByRole('form').getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(field('Name')).toHaveValue('Ada');
    await expect.element(restoredNote()).not.toBeInTheDocument();
    await expect.element(page.getByRole('form')).toHaveFocus();
    expect(unsaved()).toBeNull();
  });

  it('is restored without fields that were not edited, which show what was saved since', async () => {
    const values = { ...START, name: 'Bola' };
    await show({ start: { ...START, city: 'Abuja' } }, { id: 'a', values, start: START });
    await expect.element(restoredNote()).toBeVisible();
    await expect.element(field('Name')).toHaveValue('Bola');
    await expect.element(field('City')).toHaveValue('Abuja');
  });
});

describe('a form that stays open', () => {
  it('takes over values saved elsewhere in fields without unsaved input', async () => {
    const { update } = await show();
    await field('Name').fill('Bola');
    await update({ start: { ...START, name: 'Chi', city: 'Abuja' } });
    await expect.element(field('City')).toHaveValue('Abuja');
    await expect.element(field('Name')).toHaveValue('Bola');
    await discard().click();
    await expect.element(field('Name')).toHaveValue('Chi');
  });

  it('shows the values as they were saved, but keeps input entered during the save', async () => {
    let finish = (_isSaved: boolean): void => undefined;
    const onSave = vi.fn(() => new Promise<boolean>((resolve) => (finish = resolve)));
    const { update, unsaved } = await show({ onSave });
    await field('Name').fill(' Bola ');
    await save().click();
    await expect.poll(() => onSave.mock.calls.length).toBe(1);
    await field('City').fill('Kano');
    await update({ onSave, start: { ...START, name: 'Bola' } });
    finish(true);
    await expect.element(field('Name')).toHaveValue('Bola');
    await expect.element(field('City')).toHaveValue('Kano');
    await expect.poll(unsaved).toContain('Kano');
  });
});
