import { useEffect, useRef } from 'react';
import { useHref } from 'react-router-dom';
import { normalPath } from '@/domain/links/paths';

/** The returned function also checks the URL, which changes before the next page is rendered. */
export function useIsStillOnPage(path: string): () => boolean {
  const isShown = useRef(true);
  const href = useHref(path);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current && normalPath(window.location.pathname) === normalPath(href);
}
