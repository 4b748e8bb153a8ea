import { Suspense, useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { REQUESTS_PATH } from '@/domain/links/adminPaths';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { whenIdle } from '@/ui/lazy/whenIdle';
import { Spinner } from '../layout/Spinner';
import { CopyLine } from './devices/CopyLine';
import { RequestsBanner, StockErrorBanner } from './RequestsBanner';
import { selectCustomers } from './store/customers';
import { useRequestsDispatch } from './store/hooks';
import { useRequestsLoaded } from './useRequestsLoaded';

// See docs/behaviour/requests.md.

const RequestsPage = lazyComponent(() => import('./list/RequestsPage'));
const NewRequestPage = lazyComponent(() => import('./intake/NewRequestPage'));
const RequestPage = lazyComponent(() => import('./request/RequestPage'));
const QuotePage = lazyComponent(() => import('./quote/QuotePage'));
const DocumentPage = lazyComponent(() => import('./documents/DocumentPage'));
const RentalSettingsPage = lazyComponent(() => import('./settings/RentalSettingsPage'));
const DevicesPage = lazyComponent(() => import('./devices/DevicesPage'));
const PackingPage = lazyComponent(() => import('./handover/PackingPage'));
const HandoverPage = lazyComponent(() => import('./handover/HandoverPage'));
const ReturnPage = lazyComponent(() => import('./handover/ReturnPage'));
const CustomersPage = lazyComponent(() => import('./customers/CustomersPage'));
const CustomerPage = lazyComponent(() => import('./customers/CustomerPage'));
const ReportsPage = lazyComponent(() => import('./reports/ReportsPage'));
const CalendarPage = lazyComponent(() => import('./calendar/CalendarPage'));

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
      <RequestsBanner />
      <StockErrorBanner />
      <CopyLine />
      <Suspense fallback={<Spinner label="Loading page" />}>
        <Routes>
          <Route index element={<RequestsPage />} />
          <Route path="new" element={<NewRequestPage />} />
          <Route path="devices" element={<DevicesPage />} />
          <Route path="calendar" element={<CalendarPage />} />
          <Route path="customers" element={<CustomersPage />} />
          <Route path="customers/:id" element={<CustomerPage />} />
          <Route path="reports" element={<ReportsPage />} />
          <Route path="settings" element={<RentalSettingsPage />} />
          <Route path=":reference" element={<RequestPage />} />
          <Route path=":reference/quote" element={<QuotePage />} />
          <Route path=":reference/documents/:number" element={<DocumentPage />} />
          <Route path=":reference/packing" element={<PackingPage />} />
          <Route path=":reference/handover" element={<HandoverPage />} />
          <Route path=":reference/return" element={<ReturnPage />} />
          <Route path="*" element={<Navigate to={REQUESTS_PATH} replace />} />
        </Routes>
      </Suspense>
    </>
  );
}
