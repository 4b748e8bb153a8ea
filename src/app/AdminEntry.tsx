import type { RouteObject } from 'react-router-dom';
import { lazyComponent } from '@/ui/lazy/lazyComponent';

const AdminWing = lazyComponent(() => import('@/admin/shell/AdminApp'));
const PreviewWing = lazyComponent(() => import('@/admin/preview/PreviewApp'));

/**
 * What only the administrator enters: the back office, or the preview of the routes it is given. One door
 * for both, so that a visitor's chunks name nothing but this one.
 */
export default function AdminEntry({ previewed }: { previewed?: RouteObject[] }) {
  return previewed ? <PreviewWing routes={previewed} /> : <AdminWing />;
}
