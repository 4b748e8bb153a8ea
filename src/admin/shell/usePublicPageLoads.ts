import { useEffect } from 'react';
import { keepSessionOnce } from '@/api/storage/sessionLife';
import { isUnder, PATHS } from '@/domain/links/paths';
import { clickedLink } from '@/ui/links/clickedLink';

/** Lets the browser, not the router, follow links to public pages, because policy and headers last as long as a document. */
export function usePublicPageLoads(): void {
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const link = clickedLink(event);
      const isLeaving = link !== null && !isUnder(link.pathname, PATHS.admin);
      keepSessionOnce(isLeaving);
      // React and the router listen below the document.
      if (isLeaving) event.stopPropagation();
    };
    document.addEventListener('click', handleClick, { capture: true });
    return () => document.removeEventListener('click', handleClick, { capture: true });
  }, []);
}
