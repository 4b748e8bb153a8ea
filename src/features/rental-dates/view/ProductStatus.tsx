import { useSelector } from 'react-redux';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { selectRentalDates } from '../rentalDatesSlice';
import type { StockedProduct } from './useProductStatus';

/** Loaded when dates are chosen, because most visitors choose none. */
const ProductStatusLazy = lazyComponent(() => import('./ProductStatusLazy'), { isOptional: true });

export function ProductStatus({ product }: { product: StockedProduct }) {
  if (!useSelector(selectRentalDates)) return null;
  return <ProductStatusLazy product={product} />;
}
