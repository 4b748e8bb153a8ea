import { lazyComponent } from '@/ui/lazy/lazyComponent';

export { selectAdmin, selectSession, sessionFound, sessionSlice, signedOut } from './sessionSlice';

/** Loaded only when an administrator is signed in, because it would be unused for visitors. */
export const AdminMenu = lazyComponent(() => import('./AdminMenu'));
