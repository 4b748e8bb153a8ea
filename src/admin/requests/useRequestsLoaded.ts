import { useLayoutEffect } from 'react';
import { useAdminDispatch, useAdminSelector } from '../store/hooks';
import { startRequests } from './startRequests';

/** Loads the stored requests. Returns whether they have been read. Nothing of them can be rendered before. */
export function useRequestsLoaded(): boolean {
  const dispatch = useAdminDispatch();
  useLayoutEffect(() => dispatch(startRequests()), [dispatch]);
  return useAdminSelector((state) => {
    const { requests } = state as { requests?: { status: { storage: string } } };
    return requests !== undefined && requests.status.storage !== 'loading';
  });
}
