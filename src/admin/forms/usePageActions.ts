import { PAGE_IDS } from '../drafts/draftEntry';
import type { Edit } from '../drafts/editing';
import { showToast } from './toast';
import { isSaveSuccessful, useSave, type SaveRequest } from './useSave';

/** A change of a page, in words. */
export interface PageAction {
  /** For the history, such as `About page: section “Crew” changed`. */
  label: string;
  /** Of the toast. */
  message: string;
  /** For the list of activities, such as `updated`. */
  action: string;
  edit: Extract<Edit, { collection: 'pages' }>;
}

const NAMES: Record<string, string> = {
  [PAGE_IDS.home]: 'Home page',
  [PAGE_IDS.about]: 'About page',
};

const FAILED = 'Failed to save changes. Please try again.';

function requestOf({ label, message, action, edit }: PageAction): SaveRequest {
  const name = NAMES[edit.id] ?? edit.id;
  return { label, edits: [edit], message, activity: { type: 'page', name, action } };
}

/** Saving of the home and about pages, with the specification's texts (back-office.md §8). */
export function usePageActions() {
  const { save, saveInList, isSaving } = useSave();
  return {
    isSaving,
    save: async (asked: PageAction): Promise<boolean> => {
      const outcome = await save(requestOf(asked));
      // What was asked for is the case, if nothing had changed too.
      if (outcome === 'unchanged') showToast(asked.message, 'success');
      // Why it was refused has been said.
      if (!isSaveSuccessful(outcome) && outcome !== 'refused') showToast(FAILED, 'error');
      return isSaveSuccessful(outcome);
    },
    /** Without a busy label, for moving and deleting: once more would take them back, so storing is offered. */
    saveAtOnce: (asked: PageAction): Promise<boolean> => saveInList(requestOf(asked), FAILED),
  };
}
