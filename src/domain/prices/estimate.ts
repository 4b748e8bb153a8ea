import { company } from '../company/company';
import { formatCount, formatPercent } from '../text/formatNumber';
import { formatPrice } from '../text/price';
import type { Charge } from './chargeableDays';
import type { RentalTerms } from './rentalTerms';

/** Smallest units of one unit of the currency. */
const UNIT = 10 ** company.money.decimals;

/** Without a rate the price is on request. */
interface RatedQuantity {
  quantity: number;
  dailyRate?: number | undefined;
}

/** The days that an estimate charges, and the tax that it does not contain. */
export interface EstimateTerms extends Charge {
  /** In hundredths of a percent. */
  vatBasisPoints: number;
  /** Fee of the delivery in the currency's main unit, which the sum contains; undefined without one. */
  delivery?: number | undefined;
}

export const DEFAULT_VAT = Math.round(company.tax.rate * 100);

/** Returns the tax on rentals in hundredths of a percent: that of the rental terms, else the company's. 'unknown' if it cannot be read. */
export function vatOf({ vat }: Pick<RentalTerms, 'vat'>): number | 'unknown' {
  return typeof vat === 'number' ? Math.round(vat * 100) : (vat ?? DEFAULT_VAT);
}

/** Undefined without a rate. Each rate is rounded, so that the sum of several estimates is that of their texts. */
export function estimateText(
  items: readonly RatedQuantity[],
  { days, charged, vatBasisPoints, delivery }: EstimateTerms,
): string | undefined {
  const rated = items.filter(({ dailyRate }) => dailyRate !== undefined);
  if (rated.length === 0) return undefined;
  const sum = rated.reduce(
    (units, { quantity, dailyRate = 0 }) => units + quantity * Math.round(dailyRate * UNIT),
    0,
  );
  const note = charged < days ? ` (${charged} charged)` : '';
  const delivered = delivery === undefined ? '' : ', with delivery';
  const total = sum * charged + Math.round((delivery ?? 0) * UNIT);
  const tax =
    vatBasisPoints > 0 ? `, plus ${formatPercent(vatBasisPoints)} ${company.tax.name}` : '';
  return `About ${formatPrice(total / UNIT)} for ${formatCount(days, 'day')}${note}${delivered}${tax}`;
}

/** Returns the estimate of a whole request, which names how many items have no rate. Undefined if none has one. */
export function totalEstimateText(
  items: readonly RatedQuantity[],
  terms: EstimateTerms,
): string | undefined {
  const text = estimateText(items, terms);
  const others = items.filter(({ dailyRate }) => dailyRate === undefined).length;
  if (!text || others === 0) return text;
  return `${text}, without ${formatCount(others, 'item')} priced on request`;
}
