import { lazyComponent } from '@/ui/lazy/lazyComponent';
import type { RequestOfferProps } from './RequestOffer';

/** Items of a booking request that was not sent, in the cart. Loaded after it. */
export const DraftOffer = lazyComponent<RequestOfferProps>(() => import('./RequestOffer'), {
  isOptional: true,
});
