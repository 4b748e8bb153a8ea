import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Provider } from 'react-redux';
import { createAdminStore, unsavedText } from '../../../tests/helpers/component/AdminHarness';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { inputTyped, type UnsavedInput } from '../store/unsavedSlice';
import { useEditor } from './useEditor';

const A = { id: 'a' };
const B = { id: 'b' };

interface ScreenProps {
  records?: { id: string }[];
  isLocked?: boolean;
}

function Screen({ records = [A, B], isLocked = false }: ScreenProps) {
  const { editor, dialog, add, open, leave } = useEditor({ form: 'test', records, isLocked });
  const { search, hash } = useLocation();
  return (
    <>
      {[
        ['Open b', () => open('b')] as const,
        ['Open gone', () => open('gone')] as const,
        ['Feature', () => add(true)] as const,
        ['Leave', () => void leave()] as const,
      ].map(([name, handleClick]) => (
        <button type="button" key={name} onClick={handleClick}>
          {name}
        </button>
      ))}
      <p>{editor ? `${editor.record?.id ?? 'new'} is open` : 'closed'}</p>
      {editor?.isFeatured && <p>starts as featured</p>}
      {dialog}
      <output>{`URL ${search}${hash}`}</output>
    </>
  );
}

async function show(props: ScreenProps = {}, path = '/', input?: Partial<UnsavedInput>) {
  const store = await createAdminStore({});
  if (input) store.dispatch(inputTyped({ form: 'test', input: { id: '', values: {}, ...input } }));
  const ui = (shown: ScreenProps) => (
    <Provider store={store}>
      <Screen {...shown} />
    </Provider>
  );
  const part = await renderWithProviders(ui(props), { path });
  return { store, update: (shown: ScreenProps) => part.rerender(ui(shown)) };
}

const press = (name: string) => page.getByRole('button', { name }).click();
async function expectShown(text: string): Promise<void> {
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
}
async function expectUrl(url: RegExp): Promise<void> {
  await expect.element(page.getByRole('status')).toHaveTextContent(url);
}

test('the URL opens the record that it names, until the record is closed', async () => {
  await show({}, '/?edit=a&field=name&page=2');
  await expectShown('a is open');
  await press('Leave');
  await expectShown('closed');
  await expectUrl(/^URL \?page=2$/);
});

test.each([
  ['a', 'a is open'],
  ['', 'new is open'],
  ['gone', 'b is open'],
])('unsaved input of "%s" takes precedence over the URL if its record exists', async (id, text) => {
  await show({}, '/?edit=b', { id });
  await expectShown(text);
});

test('an open editor stays open when editing is disabled or its record is deleted', async () => {
  const { update } = await show({}, '/?edit=a');
  await expectShown('a is open');
  await update({ isLocked: true, records: [B] });
  await expectShown('a is open');
});

test('unsaved input is left and removed only after a confirmation', async () => {
  const { store } = await show({}, '/', { id: 'a', asksOn: 'leaving' });
  const answer = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
  await press('Leave');
  await answer('Cancel');
  await expectShown('a is open');
  expect(unsavedText(store, 'test')).not.toBeNull();
  await press('Leave');
  await answer('Leave');
  await expectShown('closed');
  expect(unsavedText(store, 'test')).toBeNull();
});

test.each(['', 'a'])(
  'after a reload, only a new record starts as featured: "%s" with #featured',
  async (id) => {
    await show({}, '/#featured', { id });
    await expectShown(`${id || 'new'} is open`);
    const isFeatured = page.getByText('starts as featured').elements().length > 0;
    expect(isFeatured).toBe(id === '');
  },
);
