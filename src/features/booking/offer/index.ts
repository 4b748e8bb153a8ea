import { lazyComponent } from '@/ui/lazy/lazyComponent';

/** Items of a booking request that was not sent, in the cart. Loaded after it. */
export const DraftOffer = lazyComponent(() => import('./RequestOffer'), { isOptional: true });
