import { useAdminSelector } from './hooks';
import { selectIsTableLoaded } from '../storage/storageSlice';
import { usePublishedContentQuery } from '../drafts/content/publishedContent';
import { selectWorkingCopy } from '../drafts/content/workingCopySelectors';

/**
 * Returns the working copy for an editor screen, and the published files that could not be loaded, whose defaults must not
 * be saved. Undefined until both the published content and the drafts have been read.
 */
export function useEditedContent() {
  const { data } = usePublishedContentQuery();
  const copy = useAdminSelector(selectWorkingCopy);
  const isLoaded = useAdminSelector((state) => selectIsTableLoaded(state, 'drafts'));
  return copy && data && isLoaded ? { copy, failed: data.failed } : undefined;
}
