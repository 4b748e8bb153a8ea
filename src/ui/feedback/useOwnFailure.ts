import { useState } from 'react';

/** The part of the result of an RTK Query hook that tells its failure. */
interface ReadState {
  isError: boolean;
  requestId?: string;
}

/**
 * Hides a failure that is older than the component. RTK Query requests the file again as soon as the component is
 * mounted, so the earlier failure would be shown for a moment only.
 */
export function useOwnFailure<Q extends ReadState>(query: Q): Q {
  const [earlier] = useState(query.isError ? query.requestId : undefined);
  return query.isError && query.requestId === earlier ? { ...query, isError: false } : query;
}
