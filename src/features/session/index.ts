import { lazyPart } from '@/ui/lazy/lazyPart';

export { selectAdmin, selectSession, sessionFound, sessionSlice, signedOut } from './sessionSlice';

/** Loaded only when an administrator is signed in, because it would be unused for visitors. */
export const AdminMenu = lazyPart(() => import('./AdminMenu'));
