import { SITE_ID } from '@/api/drafts/draftEntry';
import { selectPublished, type WorkshopState } from '@/api/drafts/workingCopySelectors';
import { readEntry, removeEntry, writeEntry } from '@/api/storage/browserStorage';
import { FILES } from '@/domain/contentFiles';
import type { Site } from '@/domain/site';
import { settingsEntry } from '@/features/settings';
import type { AppStore } from '../store/makeStore';

const { key, version } = settingsEntry;
const VERSION_KEY = `${key}:version`;

/**
 * Newer than any version of the entry: public pages neither read nor refresh what they take for newer, so
 * that they show published data and leave a draft alone without knowing that there are drafts.
 */
const HELD = String(Number.MAX_SAFE_INTEGER);

function write(site: Site, mark: string): void {
  // The mark first: a tab that hears of the entry finds it there.
  if (writeEntry('local', VERSION_KEY, mark) === 'stored')
    writeEntry('local', key, JSON.stringify(site));
}

/**
 * Keeps the entry of contract `siteSettings` in step with the drafts: a saved draft of the settings is in it
 * as long as there is one, the published settings after that (content-contract.md, Names of contract).
 */
export function keepSettingsEntry(store: AppStore): void {
  let last: unknown;
  const follow = () => {
    const state = store.getState() as unknown as WorkshopState;
    const { settings, keeping } = state.drafts;
    const published = selectPublished(state);
    const draft = settings[SITE_ID]?.draft ?? null;
    const now = draft ?? published;
    if (keeping.status === 'reading' || keeping.isFollowing || now === last) return;
    last = now;
    if (draft) write(draft, HELD);
    else if (readEntry('local', VERSION_KEY) !== HELD) return;
    else if (published && !published.failed.includes(FILES.site))
      write(published.content.site, String(version));
    else {
      removeEntry('local', key);
      removeEntry('local', VERSION_KEY);
    }
  };
  store.subscribe(follow);
}
