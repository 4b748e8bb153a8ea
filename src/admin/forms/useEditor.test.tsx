import { useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderAdminPart } from '../../../tests/helpers/component/AdminHarness';
import { clearAutosave } from './formAutosave';
import { useEditor } from './useEditor';

const A = { id: 'a' };
const B = { id: 'b' };

interface ScreenProps {
  records?: { id: string }[];
  isLocked?: boolean;
  hasInput?: boolean;
  confirm?: () => Promise<boolean>;
}

function Screen({ records = [A, B], isLocked = false, hasInput, confirm }: ScreenProps) {
  const { editor, add, open, leave } = useEditor({
    autosave: 'test',
    records,
    isLocked,
    confirm: confirm ?? (async () => true),
  });
  const { search, hash } = useLocation();
  return (
    <>
      {[
        ['Open b', () => open('b')] as const,
        ['Open gone', () => open('gone')] as const,
        ['Feature', () => add(true)] as const,
        ['Leave', () => void leave(hasInput)] as const,
      ].map(([name, handleClick]) => (
        <button type="button" key={name} onClick={handleClick}>
          {name}
        </button>
      ))}
      <p>{editor ? `${editor.record?.id ?? 'new'} is open` : 'closed'}</p>
      {editor?.isFeatured && <p>starts as featured</p>}
      <output>{`URL ${search}${hash}`}</output>
    </>
  );
}

const show = (props: ScreenProps = {}, path = '/') =>
  renderAdminPart(<Screen {...props} />, { path });

/** Stores input of a form, as before a reload. */
const keepInput = (id: string) =>
  sessionStorage.setItem('adminForm:test', JSON.stringify({ id, values: {} }));

const press = (name: string) => page.getByRole('button', { name }).click();
async function expectShown(text: string): Promise<void> {
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
}
async function expectUrl(url: RegExp): Promise<void> {
  await expect.element(page.getByRole('status')).toHaveTextContent(url);
}

afterEach(() => clearAutosave('test'));

test('the URL opens the record that it names, until the record is closed', async () => {
  await show({}, '/?edit=a&field=name&page=2');
  await expectShown('a is open');
  await press('Leave');
  await expectShown('closed');
  await expectUrl(/^URL \?page=2$/);
});

test('a record that does not exist is not opened', async () => {
  await show({}, '/?edit=gone');
  await expectShown('closed');
  await press('Open gone');
  await expectShown('closed');
});

test.each([
  ['a', 'a is open'],
  ['', 'new is open'],
  ['gone', 'b is open'],
])(
  'autosaved input of "%s" takes precedence over the URL if its record exists',
  async (id, text) => {
    keepInput(id);
    await show({}, '/?edit=b');
    await expectShown(text);
  },
);

test('nothing opens automatically while editing is disabled', async () => {
  keepInput('a');
  const part = await show({ isLocked: true });
  await expectShown('closed');
  await part.rerender(<Screen />);
  await expectShown('a is open');
});

test('an open editor stays open when editing is disabled or its record is deleted', async () => {
  const part = await show({}, '/?edit=a');
  await expectShown('a is open');
  await part.rerender(<Screen isLocked records={[B]} />);
  await expectShown('a is open');
});

test('unsaved input is left and removed only after a confirmation', async () => {
  keepInput('a');
  const confirm = vi.fn(async () => false);
  const part = await show({ hasInput: true, confirm });
  await press('Leave');
  await expect.poll(() => confirm.mock.calls).toHaveLength(1);
  await expectShown('a is open');
  expect(sessionStorage.getItem('adminForm:test')).not.toBeNull();
  await part.rerender(<Screen hasInput />);
  await press('Leave');
  await expectShown('closed');
  expect(sessionStorage.getItem('adminForm:test')).toBeNull();
});

test.each(['', 'a'])(
  'after a reload, only a new record starts as featured: "%s" with #featured',
  async (id) => {
    keepInput(id);
    await show({}, '/#featured');
    await expectShown(`${id || 'new'} is open`);
    const isFeatured = page.getByText('starts as featured').elements().length > 0;
    expect(isFeatured).toBe(id === '');
  },
);

test('the URL marks a new record as featured until another one is opened', async () => {
  await show();
  await press('Feature');
  await expectUrl(/^URL #featured$/);
  await press('Open b');
  await expectShown('b is open');
  await expectUrl(/^URL$/);
});
