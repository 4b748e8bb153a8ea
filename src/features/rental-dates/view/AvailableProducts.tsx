import { useEffect, useEffectEvent } from 'react';
import { useAvailableFilter, type IsAvailable } from './useProductStatus';

export interface AvailableProductsProps {
  /** Called with a function that says whether a product is available. Undefined if nothing is known about it. */
  onFound: (isAvailable: IsAvailable | undefined) => void;
}

/** Finds out which products are available on the rental dates. Renders nothing. */
export default function AvailableProducts({ onFound }: AvailableProductsProps) {
  const isAvailable = useAvailableFilter();
  const notify = useEffectEvent(onFound);
  useEffect(() => {
    notify(isAvailable);
    return () => notify(undefined);
  }, [isAvailable]);
  return null;
}
