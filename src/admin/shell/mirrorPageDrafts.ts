import { PAGE_IDS, type Drafts } from '../drafts/state/draftEntry';
import { selectDrafts } from '../drafts/state/draftsReducer';
import {
  readEntry,
  removeEntry,
  writeEntry,
  type WriteOutcome,
} from '@/api/storage/browserStorage';
import type { HomePageContent } from '@/domain/page/homeSchema';
import { toMirroredHomePage } from '../pages/home/homePageFromForm';
import type { AdminThunk } from '../store/adminState';
import { copyReport } from './copyReport';

/** Public storage keys of the unpublished pages, and how each is written. */
const MIRRORS = [
  {
    id: PAGE_IDS.home,
    key: 'homePageData',
    write: (page: object) => toMirroredHomePage(page as HomePageContent),
  },
  { id: PAGE_IDS.about, key: 'aboutPageData', write: (page: object) => page },
] as const;

/**
 * Mirrors the drafts of the home and about pages to local storage under their public keys, for
 * other code to read. An entry is removed when its page has no unpublished changes. Only the drafts
 * are authoritative. A failed write is reported to the state.
 */
export function mirrorPageDrafts(): AdminThunk<void> {
  return (dispatch, getState, { startListening }) => {
    let seen: Drafts['pages'] | undefined;
    const mirrors = MIRRORS.map((row) => ({ ...row, report: copyReport(dispatch, row.key) }));
    const mirror = () => {
      const { status } = getState();
      const { pages } = selectDrafts(getState());
      // The browser may have deleted a copy since.
      const areStored = mirrors.every(
        ({ id, key }) => !pages[id]?.draft || readEntry('local', key),
      );
      // Nothing is known about the drafts until they have been read.
      if (status.storage === 'loading' || (pages === seen && areStored)) return;
      const outcomes = mirrors.map(({ id, key, write }): WriteOutcome => {
        const draft = pages[id]?.draft;
        if (draft) {
          const text = JSON.stringify(write(draft));
          return readEntry('local', key) === text ? 'stored' : writeEntry('local', key, text);
        }
        removeEntry('local', key);
        return 'stored';
      });
      // A failed write is retried with the next change.
      if (outcomes.every((outcome) => outcome === 'stored')) seen = pages;
      mirrors.forEach(({ report }, index) => report(outcomes[index] ?? 'stored'));
    };
    mirror();
    startListening({
      predicate: (_action, now, before) =>
        selectDrafts(now) !== selectDrafts(before) || now.status !== before.status,
      effect: mirror,
    });
  };
}
