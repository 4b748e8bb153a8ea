import {
  readEntry,
  removeEntry,
  writeEntry,
  type WriteOutcome,
} from '@/api/storage/browserStorage';
import { FILES } from '@/domain/links/contentPaths';
import type { HomePageContent } from '@/domain/page/homeSchema';
import type { Site } from '@/domain/site/schema';
import { settingsEntry } from '@/features/settings';
import { selectPublished } from '../drafts/content/workingCopySelectors';
import { PAGE_IDS } from '../drafts/state/draftEntry';
import { selectDrafts } from '../drafts/state/draftsReducer';
import { copyWritten, type CopyKey } from '../drafts/state/statusSlice';
import type { AdminState, AdminThunk } from '../store/adminState';

/** Copy of a draft in local storage under its public key, for other code to read. */
interface DraftCopy {
  key: CopyKey;
  /** The value that is copied. */
  valueOf: (state: AdminState) => unknown;
  /** Whether the copy of the last value is still there: the browser may have deleted it. */
  isStored: (state: AdminState) => boolean;
  /** Writes or removes the copy. */
  update: (state: AdminState) => WriteOutcome;
}

/** Copy of a page, which is removed when the page has no unpublished changes. */
function pageCopy(key: CopyKey, id: string, toEntry: (page: object) => object): DraftCopy {
  const draftOf = (state: AdminState) => selectDrafts(state).pages[id]?.draft;
  return {
    key,
    valueOf: draftOf,
    isStored: (state) => !draftOf(state) || readEntry('local', key) !== null,
    update(state) {
      const draft = draftOf(state);
      if (!draft) {
        removeEntry('local', key);
        return 'stored';
      }
      const text = JSON.stringify(toEntry(draft));
      return readEntry('local', key) === text ? 'stored' : writeEntry('local', key, text);
    },
  };
}

const VERSION_KEY = `${settingsEntry.key}:version`;

/**
 * Higher than any version of the entry. Public pages neither read nor refresh an entry that is
 * newer than their own version. So they show published data and do not overwrite a draft.
 */
const HELD = String(Number.MAX_SAFE_INTEGER);
const isHeld = () => readEntry('local', VERSION_KEY) === HELD;

function writeSettings(site: Site, version: string): WriteOutcome {
  // The version is written first, so that it is already there when another tab receives the
  // `storage` event of the entry.
  const outcome = writeEntry('local', VERSION_KEY, version);
  return outcome === 'stored'
    ? writeEntry('local', settingsEntry.key, JSON.stringify(site))
    : outcome;
}

const settingsDraft = (state: AdminState) => state.settings.draft?.draft ?? null;

/**
 * Copy of the settings. It holds the draft of the settings while there is one, and the published
 * settings after that.
 */
const SETTINGS_COPY: DraftCopy = {
  key: 'siteSettings',
  valueOf: (state) => settingsDraft(state) ?? selectPublished(state),
  // A public page may have stored its own copy instead.
  isStored: (state) => !settingsDraft(state) || isHeld(),
  update(state) {
    const draft = settingsDraft(state);
    if (draft) return writeSettings(draft, HELD);
    if (!isHeld()) return 'stored';
    const published = selectPublished(state);
    const isKnown = published && !published.failed.includes(FILES.site);
    // Public pages create their own copy. An outdated draft must not be used instead.
    if (
      !isKnown ||
      writeSettings(published.content.site, String(settingsEntry.version)) !== 'stored'
    ) {
      removeEntry('local', settingsEntry.key);
      removeEntry('local', VERSION_KEY);
    }
    return 'stored';
  },
};

/**
 * Returns the home page for other code, with both field names of a testimonial’s text set to the
 * same value.
 */
function toMirroredHomePage({ testimonials, ...home }: HomePageContent): object {
  const cards = testimonials.cards.map((card) => ({ ...card, content: card.text }));
  return { ...home, testimonials: { ...testimonials, cards } };
}

const COPIES = [
  SETTINGS_COPY,
  pageCopy('homePageData', PAGE_IDS.home, (page) => toMirroredHomePage(page as HomePageContent)),
  pageCopy('aboutPageData', PAGE_IDS.about, (page) => page),
];

/**
 * Keeps the public copies of the drafts up to date. Only the drafts are authoritative. A failed
 * write is reported to the state, and retried with the next change.
 */
export function keepDraftCopies(): AdminThunk<void> {
  return (dispatch, getState, { startListening }) => {
    const written = new Map<CopyKey, unknown>();
    const follow = () => {
      for (const { key, valueOf, isStored, update } of COPIES) {
        const state = getState();
        // Nothing is known until the drafts have been read, and the tab that edits keeps the copies.
        if (state.status.storage === 'loading' || state.status.isLockedByOtherTab) return;
        const value = valueOf(state);
        if (written.has(key) && written.get(key) === value && isStored(state)) continue;
        const outcome = update(state);
        if (outcome === 'stored') written.set(key, value);
        if (outcome !== (state.status.oldCopies[key] ?? 'stored'))
          dispatch(copyWritten({ key, outcome }));
      }
    };
    follow();
    startListening({
      predicate: (_action, now, before) =>
        selectDrafts(now) !== selectDrafts(before) ||
        now.status !== before.status ||
        selectPublished(now) !== selectPublished(before),
      effect: follow,
    });
  };
}
