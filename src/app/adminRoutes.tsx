import { Navigate, useRoutes } from 'react-router-dom';
import { AdminLayout } from './admin/AdminLayout';
import DashboardPage from './admin/DashboardPage';
import { SessionGate } from './admin/SessionGate';
import { SignInPage } from './admin/SignInPage';
import { useSession } from './admin/useSession';
import { useWorkshop } from './admin/useWorkshop';

/** The second wing: loaded under `/admin` alone (back-office.md §2). */
export default function AdminWing() {
  useWorkshop();
  const control = useSession();
  return useRoutes([
    { path: 'login', element: <SignInPage control={control} /> },
    {
      element: (
        <SessionGate control={control}>
          <AdminLayout onSignOut={control.end} />
        </SessionGate>
      ),
      children: [{ index: true, element: <DashboardPage /> }],
    },
    { path: '*', element: <Navigate to="/" replace /> },
  ]);
}
