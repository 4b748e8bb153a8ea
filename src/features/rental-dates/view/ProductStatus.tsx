import { useSelector } from 'react-redux';
import { optionalPart } from '@/ui/lazy/lazyPart';
import { selectRentalDates } from '../rentalDatesSlice';
import type { StockedProduct } from './useProductStatus';

/** Loaded when dates are chosen, because most visitors choose none. */
const StatusOnDates = optionalPart(() => import('./StatusOnDates'));

/** Availability of a product on the rental dates. Empty until they are chosen. */
export function ProductStatus({ product }: { product: StockedProduct }) {
  if (!useSelector(selectRentalDates)) return null;
  return <StatusOnDates product={product} />;
}
