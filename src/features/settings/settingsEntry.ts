import type { StoredEntry } from '@/api/storage/storedEntry';
import { parseSite } from '@/domain/site/schema';
import type { SettingsState } from './settingsSlice';

/** Persisted under `siteSettings` as a Site, and updated after the content is loaded. */
export const settingsEntry: StoredEntry<SettingsState> = {
  key: 'siteSettings',
  version: 1,
  empty: { site: null },
  parse(json) {
    try {
      return { state: { site: parseSite(json).value }, dropped: 0 };
    } catch {
      return null;
    }
  },
  serialize: ({ site }) => site ?? undefined,
  merge: (base, mine, theirs) => (mine.site === null || mine.site === base.site ? theirs : mine),
};
