import type { StoredEntry } from '@/api/storage/storedEntry';
import type { SettingsState } from './settingsSlice';

/** Undefined until a stored entry is read, because prerendered pages contain the settings. */
let schema: typeof import('@/domain/site/schema') | undefined;

/** Persisted under `siteSettings` as a Site, and updated after the content is loaded. */
export const settingsEntry: StoredEntry<SettingsState> = {
  key: 'siteSettings',
  version: 1,
  empty: { site: null },
  async prepare() {
    schema = await import('@/domain/site/schema').catch(() => undefined);
  },
  parse(json) {
    // Without the schema, a stored copy counts as missing. The published settings replace it.
    if (!schema) return { state: { site: null }, dropped: 0 };
    try {
      return { state: { site: schema.parseSite(json).value }, dropped: 0 };
    } catch {
      return null;
    }
  },
  serialize: ({ site }) => site ?? undefined,
  merge: (base, mine, theirs) => (mine.site === null || mine.site === base.site ? theirs : mine),
};
