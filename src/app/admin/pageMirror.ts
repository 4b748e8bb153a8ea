import { PAGE_IDS } from '@/api/drafts/draftEntry';
import type { WithDrafts } from '@/api/drafts/draftsReducer';
import { readEntry, removeEntry, writeEntry } from '@/api/storage/browserStorage';
import type { HomePage } from '@/domain/homePage';
import { homeAsKept } from '@/domain/homeFormPage';

interface DraftStore {
  getState: () => unknown;
  subscribe: (listener: () => void) => () => void;
}

/** The names of contract of the unpublished pages, and how each is written. */
const MIRRORS = [
  { id: PAGE_IDS.home, key: 'homePageData', write: (page: object) => homeAsKept(page as HomePage) },
  { id: PAGE_IDS.about, key: 'aboutPageData', write: (page: object) => page },
] as const;

/**
 * Keeps the unpublished home and about pages in local storage under their names of contract, for other code to read
 * (content-contract.md); they go when nothing unpublished is left. The drafts themselves are the master.
 */
export function mirrorPages(store: DraftStore): void {
  let seen: WithDrafts['drafts']['pages'] | undefined;
  const mirror = () => {
    const { pages, keeping } = (store.getState() as WithDrafts).drafts;
    // Until the drafts have been read nothing is known of them.
    if (keeping.status === 'reading' || pages === seen) return;
    seen = pages;
    for (const { id, key, write } of MIRRORS) {
      const draft = pages[id]?.draft;
      if (!draft) {
        removeEntry('local', key);
        continue;
      }
      const text = JSON.stringify(write(draft));
      if (readEntry('local', key) !== text) writeEntry('local', key, text);
    }
  };
  mirror();
  store.subscribe(mirror);
}
