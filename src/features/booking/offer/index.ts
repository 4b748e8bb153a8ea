import { lazyComponent } from '@/ui/lazy/lazyComponent';
import type { RequestOfferProps } from './RequestOffer';

export const DraftOffer = lazyComponent<RequestOfferProps>(() => import('./RequestOffer'), {
  isOptional: true,
});
