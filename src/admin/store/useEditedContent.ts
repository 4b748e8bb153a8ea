import { useAdminSelector } from './hooks';
import { selectIsTableLoaded } from '../storage/storageSlice';
import { usePublishedContentQuery } from '../drafts/content/publishedContent';
import { selectDraftContent } from '../drafts/content/draftContent';

/**
 * Returns the draft content for an editor screen, and the published files that could not be loaded, whose defaults must not
 * be saved. Undefined until both the published content and the drafts have been read.
 */
export function useEditedContent() {
  const { data } = usePublishedContentQuery();
  const copy = useAdminSelector(selectDraftContent);
  const isLoaded = useAdminSelector((state) => selectIsTableLoaded(state, 'drafts'));
  return copy && data && isLoaded ? { copy, failed: data.failed } : undefined;
}
