import { readEntry, removeEntry, writeEntry } from '@/api/storage/browserStorage';
import { FILES } from '@/domain/links/contentPaths';
import type { HomePageContent } from '@/domain/page/homeSchema';
import { settingsEntry } from '@/features/settings';
import { PAGE_IDS, SITE_ID } from '@/domain/content/contentModel';
import { selectPublished } from '../drafts/content/draftContentSelectors';
import { selectDrafts } from '../drafts/state/draftsReducer';
import { selectIsTableLoaded } from '../storage/storageSlice';
import type { AdminState, AdminThunk } from '../store/adminState';

/** Entry of local storage that exists while `siteSettings` has a draft. Public pages leave both alone. */
const DRAFT_MARK = `${settingsEntry.key}:draft`;

/** Returns the home page for other code, with both field names of a testimonial’s text set to the same value. */
function toMirroredHomePage({ testimonials, ...home }: HomePageContent): object {
  const cards = testimonials.cards.map((card) => ({ ...card, content: card.text }));
  return { ...home, testimonials: { ...testimonials, cards } };
}

/** Writes an entry if its value has changed; null removes it. */
function put(key: string, value: object | string | null): void {
  if (value === null) {
    removeEntry('local', key);
    return;
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (readEntry('local', key) === text) return;
  // An outdated value must not be taken for the present one.
  if (writeEntry('local', key, text) !== 'stored') removeEntry('local', key);
}

function writeCopies(state: AdminState): void {
  const { pages, settings } = selectDrafts(state);
  const home = pages[PAGE_IDS.home]?.draft as HomePageContent | undefined;
  put('homePageData', home ? toMirroredHomePage(home) : null);
  put('aboutPageData', pages[PAGE_IDS.about]?.draft ?? null);
  const draft = settings[SITE_ID]?.draft;
  if (draft) {
    // Before the entry, so that it is there when another tab receives the `storage` event of the entry.
    put(DRAFT_MARK, '1');
    put(settingsEntry.key, draft);
  } else if (readEntry('local', DRAFT_MARK) !== null) {
    const published = selectPublished(state);
    const isKnown = published && !published.failed.includes(FILES.site);
    // Without the published settings, public pages write the entry again.
    put(settingsEntry.key, isKnown ? published.content.site : null);
    put(DRAFT_MARK, null);
  }
}

/** Keeps the public entries of the drafts up to date, for other code to read. Only the drafts are authoritative. */
export function keepDraftCopies(): AdminThunk<void> {
  return (_dispatch, _getState, { startListening }) => {
    startListening({
      predicate: (_action, now, before) =>
        selectIsTableLoaded(now, 'drafts') &&
        (selectDrafts(now) !== selectDrafts(before) ||
          now.storage !== before.storage ||
          selectPublished(now) !== selectPublished(before)),
      effect: (_action, { getState }) => writeCopies(getState()),
    });
  };
}
