import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderAdminPart } from '../../../tests/helpers/component/AdminHarness';
import { useEditor } from './useEditor';

const RECORDS = [{ id: 'a' }];

function Screen({ isSaving }: { isSaving: boolean }) {
  const { editor, open, leave } = useEditor('test', RECORDS, async () => true, isSaving);
  return (
    <>
      <button type="button" onClick={() => open(RECORDS[0])}>
        Open
      </button>
      <button type="button" onClick={() => void leave()}>
        Leave
      </button>
      <p>{editor ? 'open' : 'closed'}</p>
      <output>{useLocation().search}</output>
    </>
  );
}

test('the URL opens the record that it names, until the record is closed', async () => {
  await renderAdminPart(<Screen isSaving={false} />, { path: '/?edit=a&field=name&page=2' });
  await expect.element(page.getByText('open', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByText('closed')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent(/^\?page=2$/);
});

test('a URL with an unknown record opens nothing', async () => {
  await renderAdminPart(<Screen isSaving={false} />, { path: '/?edit=gone' });
  await expect.element(page.getByText('closed')).toBeVisible();
});

test('an editor cannot be left during a save', async () => {
  const part = await renderAdminPart(<Screen isSaving={false} />);
  await page.getByRole('button', { name: 'Open' }).click();
  await part.rerender(<Screen isSaving />);
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByText('open', { exact: true })).toBeVisible();
  await part.rerender(<Screen isSaving={false} />);
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByText('closed')).toBeVisible();
});
