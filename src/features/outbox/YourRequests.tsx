import { useModule } from '@/ui/lazy/lazyModule';
import { outboxParts, useOutbox } from './useOutbox';
import type { SentRequestsProps } from './SentRequests';

function LazyRequests(props: SentRequestsProps) {
  const { value } = useModule(outboxParts);
  return value && <value.SentRequests {...props} />;
}

export function YourRequests(props: SentRequestsProps) {
  return useOutbox().rows.length > 0 ? <LazyRequests {...props} /> : null;
}
