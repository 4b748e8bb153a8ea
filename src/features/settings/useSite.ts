import { useSelector } from 'react-redux';
import { contentApi } from '@/api/content/contentApi';
import type { Site } from '@/domain/site/schema';
import { selectKnownSite } from './settingsSlice';

/**
 * Returns the published settings, or the copy of the last visit if they cannot be loaded. The
 * application requests them.
 */
export function useSite(): { site: Site | undefined; isError: boolean } {
  const { data, isError } = contentApi.endpoints.site.useQueryState();
  const known = useSelector(selectKnownSite);
  const site = data ?? (isError ? (known ?? undefined) : undefined);
  return { site, isError: isError && !site };
}
