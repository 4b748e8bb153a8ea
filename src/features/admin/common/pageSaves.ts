import { PAGE_IDS } from '@/api/drafts/draftEntry';
import type { Edit } from '@/api/drafts/editing';
import { showToast } from './toast';
import { isSaved, useSave, type SaveRequest } from './useSave';

/** A change of a page, in words. */
export interface PageSave {
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

function requestOf({ label, message, action, edit }: PageSave): SaveRequest {
  const name = NAMES[edit.id] ?? edit.id;
  return { label, edits: [edit], message, activity: { type: 'page', name, action } };
}

/** Saving of the home and about pages, with the specification's texts (back-office.md §8). */
export function usePageSaves() {
  const { save, saveInList, isSaving } = useSave();
  return {
    isSaving,
    save: async (asked: PageSave): Promise<boolean> => {
      const outcome = await save(requestOf(asked));
      // What was asked for is the case, if nothing had changed too.
      if (outcome === 'unchanged') showToast(asked.message, 'success');
      // Why it was refused has been said.
      if (!isSaved(outcome) && outcome !== 'refused') showToast(FAILED, 'error');
      return isSaved(outcome);
    },
    /** Without a busy label, for moving and deleting: once more would take them back, so storing is offered. */
    saveAtOnce: (asked: PageSave): Promise<boolean> => saveInList(requestOf(asked), FAILED),
  };
}
