import type { StoredEntry } from '@/api/storage/storedEntry';
import { importWithRetry } from '@/ui/lazy/importWithRetry';
import type { SettingsState } from './settingsSlice';

/** Undefined until a stored entry is read, because prerendered pages contain the settings. */
let parsers: typeof import('@/api/content/readers/parsers') | undefined;

/** Persisted under `siteSettings` as a Site, and updated after the content is loaded. */
export const settingsEntry: StoredEntry<SettingsState> = {
  key: 'siteSettings',
  version: 1,
  empty: { site: null },
  async prepare() {
    const loading = importWithRetry(() => import('@/api/content/readers/parsers'));
    parsers = await loading.catch(() => undefined);
  },
  parse(json) {
    // Without the parsers, a stored copy counts as missing. The published settings replace it.
    if (!parsers) return { state: { site: null }, dropped: 0 };
    try {
      return { state: { site: parsers.parseSite(json).value }, dropped: 0 };
    } catch {
      return null;
    }
  },
  serialize: ({ site }) => site ?? undefined,
  merge: (base, mine, theirs) => (mine.site === null || mine.site === base.site ? theirs : mine),
};
