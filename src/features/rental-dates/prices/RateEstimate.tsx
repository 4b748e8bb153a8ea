import { estimateText, QUOTE_CONFIRMS, rateText } from '@/domain/prices/estimate';
import { useCharge } from './useCharge';

/** Estimate of one product on the rental dates. Its rate until that is known. */
export default function RateEstimate({ dailyRate }: { dailyRate: number }) {
  const charge = useCharge();
  const text = charge && estimateText([{ quantity: 1, dailyRate }], charge);
  return text ? `${text}. ${QUOTE_CONFIRMS}` : rateText(dailyRate);
}
