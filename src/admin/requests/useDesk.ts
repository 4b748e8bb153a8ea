import { useLayoutEffect } from 'react';
import { useAdminDispatch, useAdminSelector } from '../store/hooks';
import { openDesk } from './store/openDesk';

/** Opens the desk. Returns whether the requests have been read, before which nothing of them can be rendered. */
export function useDesk(): boolean {
  const dispatch = useAdminDispatch();
  useLayoutEffect(() => dispatch(openDesk()), [dispatch]);
  return useAdminSelector((state) => {
    const { requests } = state as { requests?: { status: { storage: string } } };
    return requests !== undefined && requests.status.storage !== 'loading';
  });
}
