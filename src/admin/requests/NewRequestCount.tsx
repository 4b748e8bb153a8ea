import { useSyncExternalStore } from 'react';
import { readNewRequestCount, subscribeToRequestCounts } from './storage/requestCount';

/** Number of new requests in parentheses, for the navigation. Renders nothing if there are none. */
export function NewRequestCount() {
  const count = useSyncExternalStore(subscribeToRequestCounts, readNewRequestCount);
  return count > 0 && ` (${count})`;
}
