import type { RouteObject } from 'react-router-dom';
import { lazyPart } from '@/ui/lazyPart';

const AdminWing = lazyPart(() => import('./AdminWing'));
const PreviewWing = lazyPart(() => import('./PreviewWing'));

/**
 * What only the administrator enters: the back office, or the preview of the routes it is given. One door
 * for both, so that a visitor's chunks name nothing but this one.
 */
export default function BackDoor({ previewed }: { previewed?: RouteObject[] }) {
  return previewed ? <PreviewWing routes={previewed} /> : <AdminWing />;
}
