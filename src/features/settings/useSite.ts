import { useSelector } from 'react-redux';
import { useSiteQuery } from '@/api/content/siteContent';
import type { Site } from '@/domain/site';
import { selectKnownSite } from './settingsSlice';

/** The published settings, or the copy of the last visit while they can't be had. */
export function useSite(): { site: Site | undefined; isLoading: boolean; isError: boolean } {
  const { data, isLoading, isError } = useSiteQuery();
  const known = useSelector(selectKnownSite);
  const site = data ?? (isError ? (known ?? undefined) : undefined);
  return { site, isLoading, isError: isError && !site };
}
