import { useEffect } from 'react';
import type { CartItem } from '@/domain/cart/cart';
import { QUOTE_CONFIRMS } from '@/domain/prices/estimate';
import type { RequestExtras } from '@/features/booking';
import { useEstimate, useMissingNeeds } from './useRequested';

interface RequestEstimateProps {
  items: readonly CartItem[];
  /** Called when the estimate or the needs have changed. */
  onFound?: (extras: RequestExtras) => void;
}

/** Estimate of all requested items. */
export default function RequestEstimate({ items, onFound }: RequestEstimateProps) {
  const estimate = useEstimate(items);
  const key = JSON.stringify({ estimate, needs: useMissingNeeds(items).map(({ name }) => name) });
  useEffect(() => onFound?.(JSON.parse(key) as RequestExtras), [key, onFound]);
  if (!estimate) return null;
  return (
    <p>
      <strong>{estimate}</strong>. {QUOTE_CONFIRMS}
    </p>
  );
}
