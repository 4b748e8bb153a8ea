import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { contentApi } from '@/api/content/contentApi';
import type { StoredEntry } from '@/api/storage/persistSlice';
import type { Site } from '@/domain/site/schema';
import { importWithRetry } from '@/ui/lazy/importWithRetry';

// See docs/behaviour/settings-and-hours.md.

/** Last known site settings, saved for visits without a connection. */
interface SettingsState {
  site: Site | null;
}

const initialState: SettingsState = { site: null };

export const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    settingsRefreshed(state, { payload }: PayloadAction<Site>) {
      state.site = payload;
    },
  },
  selectors: { selectKnownSite: (state) => state.site },
});

export const { settingsRefreshed } = settingsSlice.actions;
export const { selectKnownSite } = settingsSlice.selectors;

/** Undefined until a stored entry is read, because prerendered pages contain the settings. */
let parsers: typeof import('@/api/content/readers/parsers') | undefined;

/** Persisted under `siteSettings` as a Site, and updated after the content is loaded. */
export const settingsEntry: StoredEntry<SettingsState> = {
  key: 'siteSettings',
  empty: { site: null },
  async prepare() {
    const loading = importWithRetry(() => import('@/api/content/readers/parsers'));
    parsers = await loading.catch(() => undefined);
  },
  parse(json) {
    try {
      // Without the parsers, a stored copy counts as missing. The published settings replace it.
      return parsers && { site: parsers.parseSite(json).value };
    } catch {
      return undefined;
    }
  },
  serialize: ({ site }) => site ?? undefined,
  join: (stored, now) => (now.site ? now : stored),
};

type KnownSiteState = Parameters<typeof selectKnownSite>[0];

/** Returns the published settings, or the copy of the last visit. It does not request them. */
export function useSite(): { site: Site | undefined; isError: boolean } {
  const { data, isError } = contentApi.endpoints.site.useQueryState();
  const hasNone = isError && data === undefined;
  // The copy is renewed when a page has started, which re-renders nothing that does not show it.
  const known = useSelector((state: KnownSiteState) => (hasNone ? selectKnownSite(state) : null));
  const site = data ?? known ?? undefined;
  return { site, isError: isError && !site };
}

export function useCompanyContacts() {
  const { contact, socialMedia } = useSite().site ?? {};
  return { whatsapp: contact?.whatsapp || socialMedia?.whatsapp, email: contact?.email };
}
