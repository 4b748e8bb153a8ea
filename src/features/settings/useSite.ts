import { useSelector } from 'react-redux';
import { contentApi } from '@/api/content/contentApi';
import type { Site } from '@/domain/site/schema';
import { selectKnownSite } from './settingsSlice';

type KnownSiteState = Parameters<typeof selectKnownSite>[0];

/**
 * Returns the published settings, or the copy of the last visit if they cannot be loaded. The
 * application requests them.
 */
export function useSite(): { site: Site | undefined; isError: boolean } {
  const { data, isError } = contentApi.endpoints.site.useQueryState();
  const hasNone = isError && data === undefined;
  // The copy is renewed when a page has started, which re-renders nothing that does not show it.
  const known = useSelector((state: KnownSiteState) => (hasNone ? selectKnownSite(state) : null));
  const site = data ?? known ?? undefined;
  return { site, isError: isError && !site };
}

/** Returns how the company can be reached if a form cannot be sent. */
export function useCompanyContacts() {
  const { contact, socialMedia } = useSite().site ?? {};
  return { whatsapp: contact?.whatsapp || socialMedia?.whatsapp, email: contact?.email };
}
