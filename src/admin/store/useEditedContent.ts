import { useAdminSelector } from './hooks';
import { selectIsTableLoaded } from '../storage/storageSlice';
import { selectDraftContent, selectPublished } from '../drafts/content/draftContent';

/** Undefined until everything has been read. Files that could not be loaded have defaults, which must not be saved. */
export function useEditedContent() {
  const published = useAdminSelector(selectPublished);
  const content = useAdminSelector(selectDraftContent);
  const isLoaded = useAdminSelector((state) => selectIsTableLoaded(state, 'drafts'));
  return content && published && isLoaded ? { content, failed: published.failed } : undefined;
}
