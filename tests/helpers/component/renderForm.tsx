import { Provider } from 'react-redux';
import { filesOf } from '../../../src/domain/content/contentFixture';
import type { Content } from '../../../src/domain/content/content';
import { selectDraftContent } from '../../../src/admin/drafts/content/draftContent';
import { recordsOf, type ResourceName } from '../../../src/admin/resources/registry';
import type { Resource } from '../../../src/admin/resources/resource';
import { lazyForm } from '../../../src/admin/resources/screen/ResourceScreen';
import { useAdminSelector } from '../../../src/admin/store/hooks';
import { createAdminStore, restoreInput } from './AdminHarness';
import { BLANK_PICTURES, renderWithProviders } from './TestProviders';

/** The form of a record, or of a new one with the ID ''. `kept` are unsaved values from before a reload. */
export async function renderForm<C extends ResourceName>(
  resource: Resource<C>,
  published: Content,
  id: string,
  path = '/',
  kept?: Record<string, unknown>,
) {
  const store = await createAdminStore(filesOf(published));
  if (kept) restoreInput(store, resource.name, { id, values: kept });
  const { RecordForm, own } = await lazyForm(resource).load();
  const Form = () => {
    const content = useAdminSelector(selectDraftContent);
    const record = content && recordsOf(content, resource.name).find((one) => one.id === id);
    return (
      content && (
        <RecordForm
          resource={resource}
          own={own}
          editor={{ record, isFeatured: true }}
          content={content}
          onSaved={() => undefined}
          onLeave={() => undefined}
        />
      )
    );
  };
  const part = await renderWithProviders(
    <Provider store={store}>
      <Form />
    </Provider>,
    { pictures: BLANK_PICTURES, path },
  );
  return { store, part, draftContent: () => selectDraftContent(store.getState()) };
}
