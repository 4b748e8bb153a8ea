import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { filesOf } from '@/domain/content/contentFixture';
import { createAdminStore } from '../../../../tests/helpers/component/AdminHarness';
import { renderWithProviders } from '../../../../tests/helpers/component/TestProviders';
import { selectDraftContent } from '../../drafts/content/draftContent';
import { useAdminSelector } from '../../store/hooks';
import { contentWith, service } from '../resourceFixture';
import { services } from '../services/serviceResource';
import { ImportDialog } from '../csv/ImportDialog';

const PUBLISHED = contentWith({
  services: ['a', 'b', 'c'].map((id) => service(id, { isFeatured: true })),
});

function Screen({ file, onClose }: { file: File; onClose: () => void }) {
  const content = useAdminSelector(selectDraftContent);
  return (
    content && <ImportDialog resource={services} file={file} content={content} onClose={onClose} />
  );
}

async function show(rows: string) {
  const store = await createAdminStore(filesOf(PUBLISHED));
  const onClose = vi.fn();
  const file = new File([`id,title,description,featured\n${rows}`], 'new.csv');
  await renderWithProviders(
    <Provider store={store}>
      <Screen file={file} onClose={onClose} />
    </Provider>,
  );
  return {
    onClose,
    titles: () => selectDraftContent(store.getState())?.services.map(({ title }) => title),
  };
}

const NEW = ',New one,A description that is long enough.';

test('names the records that the import unfeatures', async () => {
  await show(`${NEW},yes`);
  await expect
    .element(page.getByRole('heading', { name: /^No longer featured, .* \(1\)$/ }))
    .toBeVisible();
  await expect.element(page.getByText('Service a')).toBeVisible();
});
