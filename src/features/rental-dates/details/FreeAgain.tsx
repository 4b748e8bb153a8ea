import { useAvailability } from '@/api/content/useAvailability';
import { freeFrom, holdsOfProduct } from '@/domain/availability/availability';
import { type RentalDates } from '@/domain/availability/day';
import { formatNearDay } from '@/domain/availability/dayTexts';
import type { Product } from '@/domain/product/schema';
import { StatusLabel } from '../view/ProductStatusLazy';
import { useCompanyDay } from '../view/useCompanyDay';
import { useProductStatus } from '../view/useProductStatus';

/** Status of a product on the rental dates. If it is booked, also the day from which it is free for as many days. */
export default function FreeAgain({ product, dates }: { product: Product; dates: RentalDates }) {
  const today = useCompanyDay();
  const status = useProductStatus(product);
  const availability = useAvailability();
  const holds = availability && holdsOfProduct(availability, product.id);
  if (!status || !holds || today === undefined) return null;
  const day = status.kind === 'booked' ? freeFrom(status.stock, holds, dates) : undefined;
  return (
    <>
      <StatusLabel status={status} />
      {day && (
        <span>
          Free again from <span translate="no">{formatNearDay(day, today)}</span>
        </span>
      )}
    </>
  );
}
