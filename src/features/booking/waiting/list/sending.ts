import { lazyModule } from '@/ui/lazy/lazyModule';

/** What sends a request or keeps it. Needed at the end of the booking form, and where requests wait. */
export const sending = lazyModule(() => import('..'));
