import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AdminDialog } from '../layout/AdminDialogs';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { isKeyForPage, shortcutKey, useSaveShortcut } from './shortcuts';

function Form({ onSave }: { onSave: () => void }) {
  const element = useRef<HTMLFormElement>(null);
  useSaveShortcut(onSave, element);
  return <form ref={element} />;
}

function Page({ onSave }: { onSave: () => void }) {
  useSaveShortcut(onSave);
  return null;
}

const window = (content: React.ReactNode) => (
  <AdminDialog label="Window" onClose={() => undefined}>
    {content}
  </AdminDialog>
);

const save = () => userEvent.keyboard('{Control>}s{/Control}');

test('Ctrl+S saves the topmost form, and nothing behind a dialog', async () => {
  const [inPage, inForm] = [vi.fn(), vi.fn()];
  const part = await renderWithProviders(<Page onSave={inPage} />);
  await save();
  expect(inPage).toHaveBeenCalledTimes(1);

  await part.rerender(
    <>
      <Page onSave={inPage} />
      {window(<Form onSave={inForm} />)}
    </>,
  );
  await save();
  expect(inForm).toHaveBeenCalledTimes(1);

  await part.rerender(
    <>
      <Page onSave={inPage} />
      {window(<Form onSave={inForm} />)}
      {window('Admin Sign In')}
    </>,
  );
  await save();
  expect(inForm).toHaveBeenCalledTimes(1);
  expect(inPage).toHaveBeenCalledTimes(1);

  await part.rerender(
    <>
      <Page onSave={inPage} />
      {window('History')}
    </>,
  );
  await save();
  expect(inPage).toHaveBeenCalledTimes(1);
});

test.each([
  ['English', 'S', 'KeyS', 's'],
  ['Russian', 'ы', 'KeyS', 's'],
  ['Arabic', 'ئ', 'KeyZ', 'z'],
  ['Arabic', 'ظ', 'Slash', '/'],
  ['German', 'z', 'KeyY', 'z'],
  ['German', '/', 'Digit7', '/'],
  ['French', 'z', 'KeyW', 'z'],
  ['Turkish', 'ı', 'KeyI', 'ı'],
  ['Dvorak', ';', 'KeyZ', ';'],
])('On a keyboard in %s, %s of %s is %s in shortcuts', (_, key, code, expected) => {
  expect(shortcutKey({ key, code })).toBe(expected);
});

test('Keys of the page are not those of a form, but of the rows of a table', async () => {
  const { container } = await renderWithProviders(
    <>
      <input type="checkbox" aria-label="Packed" />
      <table>
        <tbody>
          <tr>
            <td>
              <input type="checkbox" aria-label="Select" />
            </td>
          </tr>
        </tbody>
      </table>
    </>,
  );
  const areForPage: boolean[] = [];
  container.addEventListener('keydown', (event) => areForPage.push(isKeyForPage(event)));
  for (const box of container.querySelectorAll('input')) {
    box.focus();
    await userEvent.keyboard('z');
  }
  expect(areForPage).toEqual([false, true]);
});
