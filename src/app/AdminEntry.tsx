import type { RouteObject } from 'react-router-dom';
import { lazyComponent } from '@/ui/lazy/lazyComponent';

const AdminArea = lazyComponent(() => import('@/admin'));
const PreviewArea = lazyComponent(() => import('@/admin/preview'));

/**
 * Entry of everything that only administrators open: the back office, or the live preview of the
 * given routes. Both share this entry, so that the public chunks refer to a single module.
 */
export default function AdminEntry({ previewRoutes }: { previewRoutes?: RouteObject[] }) {
  return previewRoutes ? <PreviewArea routes={previewRoutes} /> : <AdminArea />;
}
