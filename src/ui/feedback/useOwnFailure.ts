import { useState } from 'react';

/** The part of an RTK Query result that describes a failure. */
interface ReadState {
  isError: boolean;
  requestId?: string;
}

/**
 * Hides a failure that is older than the component. RTK Query requests the file again on mount,
 * so the earlier failure would only flash.
 */
export function useOwnFailure<Q extends ReadState>(query: Q): Q {
  const [earlier] = useState(query.isError ? query.requestId : undefined);
  return query.isError && query.requestId === earlier ? { ...query, isError: false } : query;
}
