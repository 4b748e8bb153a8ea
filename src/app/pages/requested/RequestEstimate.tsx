import { useEffect } from 'react';
import type { RequestExtras } from '@/domain/booking/bookingMessage';
import type { CartItem } from '@/domain/cart/cart';
import { QUOTE_CONFIRMS } from '@/domain/prices/priceTexts';
import { useEstimate } from './useEstimate';
import { useMissingNeeds } from './RequestedParts';

interface RequestEstimateProps {
  items: readonly CartItem[];
  /** Area to which they are delivered. */
  area?: string;
  /** Called with the estimate and the needs of the items, when one of them has changed. */
  onFound?: (extras: RequestExtras, items: readonly CartItem[]) => void;
}

export default function RequestEstimate({ items, area, onFound }: RequestEstimateProps) {
  const estimate = useEstimate(items, area);
  const key = JSON.stringify({ estimate, needs: useMissingNeeds(items).map(({ name }) => name) });
  useEffect(() => onFound?.(JSON.parse(key) as RequestExtras, items), [key, items, onFound]);
  if (!estimate) return null;
  return (
    <p>
      <strong translate="no">{estimate}</strong>. {QUOTE_CONFIRMS}
    </p>
  );
}
