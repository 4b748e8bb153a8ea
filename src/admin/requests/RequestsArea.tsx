import { Suspense, useEffect, type ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { REQUESTS_PATH, type AdminPath } from '@/domain/links/adminPaths';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { whenIdle } from '@/ui/lazy/whenIdle';
import { Spinner } from '../layout/Spinner';
import { CopyLine } from './devices/CopyLine';
import { StockErrorBanner, UnsavedBanner } from './RequestsBanner';
import { selectCustomers } from './store/customers';
import { useRequestsDispatch } from './store/hooks';
import { useRequestsLoaded } from './useRequestsLoaded';

// See docs/behaviour/requests.md.

const RequestsPage = lazyComponent(() => import('./list/RequestsPage'));
type Subpage<Path> = Path extends `${typeof REQUESTS_PATH}/${infer Page}` ? Page : never;

/** The other pages by their paths. The build writes a file for each that has no parameter. */
const PAGES = {
  new: lazyComponent(() => import('./intake/NewRequestPage')),
  devices: lazyComponent(() => import('./devices/DevicesPage')),
  calendar: lazyComponent(() => import('./calendar/CalendarPage')),
  customers: lazyComponent(() => import('./customers/CustomersPage')),
  'customers/:id': lazyComponent(() => import('./customers/CustomerPage')),
  reports: lazyComponent(() => import('./reports/ReportsPage')),
  settings: lazyComponent(() => import('./settings/RentalSettingsPage')),
  ':reference': lazyComponent(() => import('./request/RequestPage')),
  ':reference/quote': lazyComponent(() => import('./quote/QuotePage')),
  ':reference/documents/:number': lazyComponent(() => import('./documents/DocumentPage')),
  ':reference/packing': lazyComponent(() => import('./handover/PackingPage')),
  ':reference/handover': lazyComponent(() => import('./handover/HandoverPage')),
  ':reference/return': lazyComponent(() => import('./handover/ReturnPage')),
} satisfies Record<Subpage<AdminPath> | `${string}:${string}`, ComponentType>;

/** The pages below /admin/requests. They are rendered when the stored requests have been read. */
export default function RequestsArea() {
  const isOpen = useRequestsLoaded();
  const dispatch = useRequestsDispatch();
  // With 5,000 requests this takes a slow phone 160 ms, which opening the customers does not have to wait for.
  useEffect(() => {
    if (isOpen) whenIdle(() => dispatch((_, getState) => void selectCustomers(getState())));
  }, [isOpen, dispatch]);
  if (!isOpen) return <Spinner label="Loading requests" />;
  return (
    <>
      <UnsavedBanner />
      <StockErrorBanner />
      <CopyLine />
      <Suspense fallback={<Spinner label="Loading page" />}>
        <Routes>
          <Route index element={<RequestsPage />} />
          {Object.entries(PAGES).map(([path, Page]) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={<Navigate to={REQUESTS_PATH} replace />} />
        </Routes>
      </Suspense>
    </>
  );
}
