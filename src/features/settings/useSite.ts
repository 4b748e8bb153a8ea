import { useSelector } from 'react-redux';
import { useSiteState } from '@/api/content/siteContent';
import type { Site } from '@/domain/site/schema';
import { selectKnownSite } from './settingsSlice';

/** The published settings, or the copy of the last visit while they can't be had; the application reads them. */
export function useSite(): { site: Site | undefined; isError: boolean } {
  const { data, isError } = useSiteState();
  const known = useSelector(selectKnownSite);
  const site = data ?? (isError ? (known ?? undefined) : undefined);
  return { site, isError: isError && !site };
}
