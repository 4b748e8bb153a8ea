import { useAdminSelector } from './hooks';
import { selectPersistence } from '../drafts/state/draftsReducer';
import { usePublishedContentQuery } from '../drafts/content/publishedContent';
import { selectWorkingCopy } from '../drafts/content/workingCopySelectors';
import type { Content } from '@/domain/content/content';

/** Content of an editor screen. */
interface EditedContent {
  /** The working copy. */
  copy: Content;
  /** Paths of published files that could not be loaded. Defaults for them must not be saved. */
  failed: readonly string[];
  /** Whether another tab edits. */
  isLockedByOtherTab: boolean;
}

/**
 * Returns the content for an editor screen, or undefined until both the published content and the
 * drafts have been read.
 */
export function useEditedContent(): EditedContent | undefined {
  const { data } = usePublishedContentQuery();
  const copy = useAdminSelector(selectWorkingCopy);
  const { isLockedByOtherTab, storage } = useAdminSelector(selectPersistence);
  if (!copy || !data || storage === 'loading') return undefined;
  return { copy, failed: data.failed, isLockedByOtherTab };
}
