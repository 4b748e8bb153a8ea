import { selectPublished } from '../drafts/content/workingCopySelectors';
import {
  readEntry,
  removeEntry,
  writeEntry,
  type WriteOutcome,
} from '@/api/storage/browserStorage';
import { FILES } from '@/domain/links/contentPaths';
import type { Site } from '@/domain/site/schema';
import { settingsEntry } from '@/features/settings';
import type { AdminThunk } from '../store/adminState';
import { copyReport } from './copyReport';

const { key, version } = settingsEntry;
const VERSION_KEY = `${key}:version`;

/**
 * Higher than any version of the entry. Public pages neither read nor refresh an entry that is
 * newer than their own version. So they show published data and do not overwrite a draft.
 */
const HELD = String(Number.MAX_SAFE_INTEGER);

function write(site: Site, mark: string): WriteOutcome {
  // The version is written first, so that it is already there when another tab receives the
  // `storage` event of the entry.
  const marked = writeEntry('local', VERSION_KEY, mark);
  return marked === 'stored' ? writeEntry('local', key, JSON.stringify(site)) : marked;
}

function remove(): void {
  removeEntry('local', key);
  removeEntry('local', VERSION_KEY);
}

/**
 * Synchronises the public `siteSettings` entry with the drafts. It holds the draft of the settings
 * while there is one, and the published settings after that. A failed write is reported to the
 * state and retried with the next change.
 */
export function syncSettingsEntry(): AdminThunk<void> {
  return (dispatch, getState, { startListening }) => {
    let last: unknown;
    const report = copyReport(dispatch, 'siteSettings');
    const follow = () => {
      const state = getState();
      const { settings, status } = state;
      const published = selectPublished(state);
      const draft = settings.draft?.draft ?? null;
      const now = draft ?? published;
      // The browser may have deleted the entry since, and a public page may have stored its own.
      const isStored = !draft || readEntry('local', VERSION_KEY) === HELD;
      if (status.storage === 'loading' || status.isLockedByOtherTab) return;
      if (now === last && isStored) return;
      const outcome = draft ? write(draft, HELD) : 'stored';
      if (outcome === 'stored') last = now;
      if (!draft && readEntry('local', VERSION_KEY) === HELD) {
        const isKnown = published && !published.failed.includes(FILES.site);
        // Public pages create their own copy. An outdated draft must not be used instead.
        if (!isKnown || write(published.content.site, String(version)) !== 'stored') remove();
      }
      report(outcome);
    };
    startListening({
      predicate: (_action, now, before) =>
        now.settings.draft !== before.settings.draft ||
        now.status !== before.status ||
        selectPublished(now) !== selectPublished(before),
      effect: follow,
    });
  };
}
