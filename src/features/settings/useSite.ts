import { useSelector } from 'react-redux';
import { useSiteState } from '@/api/content/siteContent';
import type { Site } from '@/domain/site/site';
import { selectKnownSite } from './settingsSlice';

/**
 * Returns the published settings, or those saved on the last visit if they could not be loaded. The
 * application requests them.
 */
export function useSite(): { site: Site | undefined; isError: boolean } {
  const { data, isError } = useSiteState();
  const known = useSelector(selectKnownSite);
  const site = data ?? (isError ? (known ?? undefined) : undefined);
  return { site, isError: isError && !site };
}
