import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderAdminPart } from '../../../../tests/helpers/component/AdminHarness';
import { ImportDialog } from './ImportDialog';

let made = 0;
const read = async () => {
  made += 1;
  return {
    imported: [{ record: { id: `new-${made}` } }],
    unchanged: 0,
    unfeatured: [],
    problems: [],
  };
};
const file = new File(['id\n'], 'new.csv');

test('parses a file once, so that a retry imports the same records', async () => {
  const onImport = vi.fn(async (_imported: readonly { record: { id: string } }[]) => false);
  const show = () => (
    <ImportDialog
      title="Import"
      noun="product"
      file={file}
      read={() => read()}
      nameOf={({ id }) => id}
      onImport={onImport}
      onClose={() => undefined}
    />
  );
  const part = await renderAdminPart(show());
  const button = page.getByRole('button', { name: 'Import 1 product' });
  await button.click();
  await expect.poll(() => onImport.mock.calls.length).toBe(1);
  await part.rerender(show());
  await button.click();
  await expect.poll(() => onImport.mock.calls.length).toBe(2);
  const ids = onImport.mock.calls.map(([imported]) => imported.map(({ record }) => record.id));
  expect(ids).toEqual([['new-1'], ['new-1']]);
});

test('names the records that the import unfeatures', async () => {
  await renderAdminPart(
    <ImportDialog
      title="Import"
      noun="product"
      file={file}
      read={async () => ({ ...(await read()), unfeatured: [{ id: 'first' }] })}
      nameOf={({ id }) => id}
      onImport={async () => true}
      onClose={() => undefined}
    />,
  );
  await expect
    .element(page.getByRole('heading', { name: /^No longer featured, .* \(1\)$/ }))
    .toBeVisible();
  await expect.element(page.getByText('first')).toBeVisible();
});
