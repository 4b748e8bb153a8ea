import type { StorageFailure } from '@/api/storage/storageFailure';
import type { CopyKey, DataLoss, PersistenceState } from '../drafts/state/statusSlice';

/** Why drafts are only in the memory of this tab. */
export const PERSIST_ISSUES: Record<NonNullable<PersistenceState['issue']>, string> = {
  denied:
    'This browser blocks storage, so your changes are kept only until you close this page. Publish them before you leave.',
  full: 'Storage on this device is full, so your changes are kept only until you close this page. Publish them, or free up space.',
  newer:
    'The unpublished changes in this browser were saved by a newer version of this site. Reload the page to use them. Changes you make now are not saved.',
};

export const DATA_LOSSES: Record<DataLoss, string> = {
  drafts:
    'Your unpublished changes are lost because this browser cleared its storage. Published content is not affected.',
  restored:
    'This browser cleared its storage while this page was open. Your unpublished changes have been stored again. Publish them or download them as a ZIP file, so that you have a copy if the browser does this again.',
  pictures:
    'Some images in your unpublished changes are no longer stored in this browser. Add them again before you publish.',
};

const COPY_NAMES: Record<CopyKey, string> = {
  siteSettings: 'the site settings (siteSettings)',
  homePageData: 'the home page (homePageData)',
  aboutPageData: 'the about page (aboutPageData)',
};

/** Returns the message about copies of drafts that could not be updated; undefined if there are none. */
export function outdatedCopiesMessage(copies: PersistenceState['oldCopies']): string | undefined {
  const failures = Object.entries(copies) as [CopyKey, StorageFailure][];
  const [first] = failures;
  if (!first) return undefined;
  const names = failures.map(([key]) => COPY_NAMES[key]).join(', ');
  const reason =
    first[1] === 'full' ? 'Storage on this device is full' : 'This browser blocks storage';
  return `Saved. Other programs on this device still see older values of ${names}. ${reason}.`;
}

/** Messages for a tab that cannot edit, by the state of taking over editing. */
export const LOCKED_MESSAGES = {
  none: 'You are editing in another tab. This tab is read-only and shows changes as they happen.',
  requested: 'You are editing in another tab. Waiting until it has saved its changes...',
  unanswered:
    'The other tab does not respond, so its last changes may not be saved yet. Check that tab, then try again. If you edit in this tab anyway, it does not include changes that the other tab has not saved.',
  unstored:
    'The other tab has changes that it could not save. Publish or save them there, then try again. If you edit in this tab anyway, it does not include those changes.',
} as const;
