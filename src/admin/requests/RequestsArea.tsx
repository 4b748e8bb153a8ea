import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { lazyModule, preload } from '@/ui/lazy/lazyModule';
import { whenIdle } from '@/ui/schedule';
import { Spinner } from '../layout/Spinner';
import { CopyLine } from './devices/LinkedDevices';
import { StockErrorBanner, UnsavedBanner } from './RequestsBanner';
import { prepareCustomers } from './store/customers';
import { useRequestsDispatch } from './store/hooks';
import { useRequestsLoaded } from './startRequests';

// See docs/behaviour/requests.md.

/** Loaded in advance: to ask for its 60 files takes a slow phone 150 ms, which opening a request does not have to wait for. */
const requestPage = lazyModule(() => import('./request/RequestPage'));

export default function RequestsArea() {
  const isOpen = useRequestsLoaded();
  const dispatch = useRequestsDispatch();
  // With 5,000 requests this takes a slow phone long, which opening the customers does not have to wait for.
  useEffect(() => {
    if (isOpen) whenIdle(() => void dispatch(prepareCustomers()));
  }, [isOpen, dispatch]);
  useEffect(() => whenIdle(() => preload(requestPage)), []);
  if (!isOpen) return <Spinner label="Loading requests" />;
  return (
    <>
      <UnsavedBanner />
      <StockErrorBanner />
      <CopyLine />
      <Suspense fallback={<Spinner label="Loading page" />}>
        <Outlet />
      </Suspense>
    </>
  );
}
