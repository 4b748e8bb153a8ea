import { lazyComponent } from '@/ui/lazy/lazyComponent';
import type { RequestOfferProps } from '../RequestNotes';

/** Items of a booking request that was not sent, in the cart. Loaded after it. */
export const DraftOffer = lazyComponent<RequestOfferProps>(
  () => import('../RequestNotes').then(({ RequestOffer }) => ({ default: RequestOffer })),
  { isOptional: true },
);
