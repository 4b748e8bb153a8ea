import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRequestLink, keepRequestLink } from '../requests/intake/pendingLink';

/**
 * Takes the customer's data of a request link out of the URL and keeps it in memory, also during the sign-in.
 * @returns whether the URL still contains the data
 */
export function useRequestLink(): boolean {
  const location = useLocation();
  const navigate = useNavigate();
  const isLink = isRequestLink(location);
  const { pathname, search, hash } = location;
  useLayoutEffect(() => {
    if (!isLink) return;
    keepRequestLink(hash);
    void navigate(pathname + search, { replace: true });
  }, [isLink, pathname, search, hash, navigate]);
  return isLink;
}
