import { pageInfo } from '@/domain/content/contentModel';
import { noticeShown } from '@/features/notices';
import type { EditOf } from '../drafts/draftChanges';
import { useAdminDispatch } from '../store/hooks';
import { isSaveSuccessful, saveWithRetry, useSave, type SaveOptions } from './saveEdits';

interface PageAction {
  /** Label of the undo step, such as `About page: section “Crew” changed`. */
  label: string;
  message: string;
  /** Verb for the list of activities, such as `updated`. */
  action: string;
  edit: EditOf<'pages'>;
}

const FAILED = 'Failed to save changes. Please try again.';

function requestOf({ label, message, action, edit }: PageAction): SaveOptions {
  const name = pageInfo(edit.id)?.name ?? edit.id;
  return { label, edits: [edit], message, activity: { type: 'page', name, action } };
}

export function usePageActions() {
  const { save, isSaving } = useSave();
  const dispatch = useAdminDispatch();
  return {
    isSaving,
    save: async (action: PageAction): Promise<boolean> => {
      const outcome = await save(requestOf(action));
      // The content already has the requested values, so this counts as a success.
      if (outcome === 'unchanged')
        dispatch(noticeShown({ message: action.message, type: 'success' }));
      // The reason of a rejected save has already been shown.
      if (!isSaveSuccessful(outcome) && outcome !== 'rejected')
        dispatch(noticeShown({ message: FAILED, type: 'error' }));
      return isSaveSuccessful(outcome);
    },
    /** For moving and deleting. Repeating the action would revert it, so the toast offers to store it. */
    saveImmediately: (action: PageAction): Promise<boolean> =>
      dispatch(saveWithRetry(requestOf(action), FAILED)),
  };
}
