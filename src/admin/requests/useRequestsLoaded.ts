import { useLayoutEffect } from 'react';
import { useAdminDispatch, useAdminSelector } from '../store/hooks';
import { startRequests } from './startRequests';
import { selectIsDeskLoaded } from './store/selectors';

/** Loads the stored requests. Returns whether they have been read. Nothing of them can be rendered before. */
export function useRequestsLoaded(): boolean {
  const dispatch = useAdminDispatch();
  useLayoutEffect(() => dispatch(startRequests()), [dispatch]);
  return useAdminSelector(selectIsDeskLoaded);
}
