import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { NEW_REQUEST_PATH } from '@/domain/links/adminPaths';
import { pendingRequest } from './pendingLink';
import { useRequestsDispatch } from '../store/hooks';
import { receiveLink } from './receive';

/**
 * Reads the request link that was opened. A request that is stored already is opened instead of this page.
 * @returns `reading` while it is being read, `broken` if it is not valid
 */
export function usePendingLink(): 'reading' | 'broken' | 'none' {
  const { text: fragment } = pendingRequest.use();
  const dispatch = useRequestsDispatch();
  const navigate = useNavigate();
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    if (fragment === undefined) return undefined;
    let isGone = false;
    void dispatch(receiveLink(fragment)).then((path) => {
      if (isGone) return;
      setIsBroken(path === undefined);
      pendingRequest.update({ text: undefined });
      if (path !== undefined && path !== NEW_REQUEST_PATH) void navigate(path, { replace: true });
    });
    return () => {
      isGone = true;
    };
  }, [fragment, dispatch, navigate]);
  if (fragment !== undefined) return 'reading';
  return isBroken ? 'broken' : 'none';
}
