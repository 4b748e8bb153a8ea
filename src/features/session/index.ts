import { lazyComponent } from '@/ui/lazy/lazyComponent';

export { selectAdmin, selectSession, sessionFound, sessionSlice, signedOut } from './sessionSlice';

/** Not one visitor in a thousand is the admin: the menu comes when there is somebody to show it to. */
export const AdminMenu = lazyComponent(() => import('./AdminMenu'));
