import { useModule } from '@/ui/lazy/lazyModule';
import { outboxParts, useOutbox } from './useOutbox';
import type { SentRequestsProps } from './SentRequests';

function LazyRequests(props: SentRequestsProps) {
  const { value } = useModule(outboxParts);
  return value && <value.SentRequests {...props} />;
}

/** Requests of the last 7 days. Loaded when there is one. */
export function YourRequests(props: SentRequestsProps) {
  return useOutbox().rows.length > 0 ? <LazyRequests {...props} /> : null;
}
