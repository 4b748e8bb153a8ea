import { useAdminSelector } from './hooks';
import { selectIsTableLoaded } from '../storage/storageSlice';
import { useLiveContentQuery } from '../drafts/content/liveContent';
import { selectDraftContent } from '../drafts/content/draftContent';

/** Undefined until everything has been read. Files that could not be loaded have defaults, which must not be saved. */
export function useEditedContent() {
  const { data } = useLiveContentQuery();
  const copy = useAdminSelector(selectDraftContent);
  const isLoaded = useAdminSelector((state) => selectIsTableLoaded(state, 'drafts'));
  return copy && data && isLoaded ? { copy, failed: data.failed } : undefined;
}
