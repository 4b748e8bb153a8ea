import type { StoredEntry } from '@/api/storage/storedEntry';
import { parseSite } from '@/domain/site/site';
import type { SettingsState } from './settingsSlice';

/** `siteSettings`: a Site, refreshed from the data on load (public-site.md §4). */
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
