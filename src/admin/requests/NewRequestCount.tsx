import { useSyncExternalStore } from 'react';
import { readRequestCounts, subscribeToRequestCounts } from './storage/requestCount';

/** Number of new requests in parentheses, for the navigation. Renders nothing if there are none. */
export function NewRequestCount() {
  const count = useSyncExternalStore(subscribeToRequestCounts, () => readRequestCounts().new);
  return count > 0 && ` (${count})`;
}
