import { useAvailability } from '@/api/content/useAvailability';
import { freeFrom, holdsOfProduct } from '@/domain/availability/availability';
import { dayAt, formatNearDay, type RentalDates } from '@/domain/availability/days';
import type { Product } from '@/domain/product/schema';
import { StatusLabel } from '../view/StatusOnDates';
import { useProductStatus } from '../view/useProductStatus';

/** Status of a product on the rental dates. If it is booked, also the day from which it is free for as many days. */
export default function FreeAgain({ product, dates }: { product: Product; dates: RentalDates }) {
  const status = useProductStatus(product);
  const availability = useAvailability();
  const holds = availability && holdsOfProduct(availability, product.id);
  if (!status || !holds) return null;
  const day = status.kind === 'booked' ? freeFrom(status.stock, holds, dates) : undefined;
  return (
    <>
      <StatusLabel status={status} />
      {day && <span>Free again from {formatNearDay(day, dayAt(Date.now()))}</span>}
    </>
  );
}
