import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { rateText } from '@/domain/prices/priceTexts';
import type { ProductListItem } from '@/domain/product/productListItem';
import { formatPrice } from '@/domain/text/price';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { selectRentalDates } from '../rentalDatesSlice';

/** Loaded when dates are chosen, because most visitors choose none. */
const RateEstimate = lazyComponent(() => import('./RateEstimate'), { isOptional: true });

// An estimate has its lines before it is known, so that nothing moves.
const Place = styled('span')({
  display: 'block',
  'html[data-dates] &': { minHeight: 'var(--estimate-height, 3.2em)' },
});

function RatedPrice({ dailyRate }: { dailyRate: number }) {
  const rate = rateText(dailyRate);
  const hasDates = useSelector(selectRentalDates) !== null;
  return <Place>{hasDates ? <RateEstimate fallback={rate} dailyRate={dailyRate} /> : rate}</Place>;
}

/** Price of a product: its rate, or an estimate on the rental dates; without a rate the text of its price. */
export function ProductPrice({
  product: { price, dailyRate },
}: {
  product: Pick<ProductListItem, 'price' | 'dailyRate'>;
}) {
  return dailyRate === undefined ? formatPrice(price) : <RatedPrice dailyRate={dailyRate} />;
}
