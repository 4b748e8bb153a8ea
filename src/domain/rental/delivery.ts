import type { RentalTerms } from '../prices/rentalTerms';
import { foldText } from '../text/slug';
import { amountOf } from './money';
import type { RentalRequest, RequestLine } from './schema';

/** A request has one such line at most. */
export const DELIVERY_LINE = 'line-delivery';

/** The fee is that of the rental terms, whatever the customer sent; it is open where they have no such area. */
export function withDelivery<T extends Pick<RentalRequest, 'area' | 'lines'>>(
  request: T,
  areas: RentalTerms['deliveryAreas'] = [],
): T {
  if (request.area === '') return request;
  const area = areas.find(({ name }) => foldText(name.trim()) === foldText(request.area));
  const line: RequestLine = {
    id: DELIVERY_LINE,
    name: `Delivery: ${area?.name.trim() ?? request.area}`,
    quantity: 1,
    amount: area ? amountOf(area.fee) : null,
    charge: 'once',
    subRent: null,
    cause: '',
  };
  return { ...request, lines: [...request.lines, line] };
}

const isDelivery = ({ id }: RequestLine) => id === DELIVERY_LINE;

/** @param area '' for none */
export function withArea(
  { lines }: Pick<RentalRequest, 'lines'>,
  area: string,
  areas: RentalTerms['deliveryAreas'] | undefined,
) {
  return withDelivery({ area, lines: lines.filter((line) => !isDelivery(line)) }, areas);
}

export function linesWithDelivery(stored: RentalRequest, received: RentalRequest): RequestLine[] {
  if (received.area === '' || received.area === stored.area) return stored.lines;
  return [
    ...stored.lines.filter((line) => !isDelivery(line)),
    ...received.lines.filter(isDelivery),
  ];
}
