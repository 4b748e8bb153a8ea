import { SITE_ID } from '../drafts/draftEntry';
import { selectPublished, type WorkingCopyState } from '../drafts/workingCopySelectors';
import {
  readEntry,
  removeEntry,
  writeEntry,
  type WriteOutcome,
} from '@/api/storage/browserStorage';
import { FILES } from '@/domain/content/files';
import type { Site } from '@/domain/site/site';
import { settingsEntry } from '@/features/settings';
import { copyReport, type DraftStore } from './copyReport';

const { key, version } = settingsEntry;
const VERSION_KEY = `${key}:version`;

/**
 * Newer than any version of the entry: public pages neither read nor refresh what they take for newer, so
 * that they show published data and leave a draft alone without knowing that there are drafts.
 */
const HELD = String(Number.MAX_SAFE_INTEGER);

function write(site: Site, mark: string): WriteOutcome {
  // The mark first: a tab that hears of the entry finds it there.
  const marked = writeEntry('local', VERSION_KEY, mark);
  return marked === 'stored' ? writeEntry('local', key, JSON.stringify(site)) : marked;
}

function remove(): void {
  removeEntry('local', key);
  removeEntry('local', VERSION_KEY);
}

/**
 * Keeps the entry of contract `siteSettings` in step with the drafts: a saved draft of the settings is in it
 * as long as there is one, the published settings after that (content-contract.md, Names of contract). A copy that
 * could not be brought up to date is told to the state, and tried again with the next change.
 */
export function syncSettingsEntry(store: DraftStore): void {
  let last: unknown;
  const tell = copyReport(store, 'siteSettings');
  const follow = () => {
    const state = store.getState() as WorkingCopyState;
    const { settings, keeping } = state.drafts;
    const published = selectPublished(state);
    const draft = settings[SITE_ID]?.draft ?? null;
    const now = draft ?? published;
    if (keeping.status === 'reading' || keeping.isFollowing || now === last) return;
    const outcome = draft ? write(draft, HELD) : 'stored';
    if (outcome === 'stored') last = now;
    if (!draft && readEntry('local', VERSION_KEY) === HELD) {
      const isKnown = published && !published.failed.includes(FILES.site);
      // Public pages make their own copy; an old draft must not pass for it.
      if (!isKnown || write(published.content.site, String(version)) !== 'stored') remove();
    }
    tell(outcome);
  };
  store.subscribe(follow);
}
