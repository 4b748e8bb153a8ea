import { useState } from 'react';

interface ReadState {
  isError: boolean;
  requestId?: string;
}

/** Hides a failure from before the mount: RTK Query then requests the file again, so it would only flash. */
export function useOwnFailure<Q extends ReadState>(query: Q): Q {
  const [earlier] = useState(query.isError ? query.requestId : undefined);
  return query.isError && query.requestId === earlier ? { ...query, isError: false } : query;
}
