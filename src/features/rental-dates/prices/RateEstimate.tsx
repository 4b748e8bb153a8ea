import { estimateText } from '@/domain/prices/estimate';
import { QUOTE_CONFIRMS, rateText } from '@/domain/prices/priceTexts';
import { useEstimateTerms } from '../estimates/useEstimateTerms';

export default function RateEstimate({ dailyRate }: { dailyRate: number }) {
  const terms = useEstimateTerms();
  const text = terms && estimateText([{ quantity: 1, dailyRate }], terms);
  return text ? `${text}. ${QUOTE_CONFIRMS}` : rateText(dailyRate);
}
