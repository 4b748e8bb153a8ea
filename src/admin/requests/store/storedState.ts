import type { StoredChanges } from '../storage/requestStorage';
import type { RequestMap, RequestsData } from '../storage/storedRequests';
import type { RequestsState } from './requestsState';

/** Returns a map with other values for some references; undefined removes one. The same map if nothing differs. */
export function withEntries(
  map: RequestMap,
  values: ReadonlyMap<string, RequestMap[string] | undefined>,
): RequestMap {
  const changed = [...values].filter(([reference, value]) => map[reference] !== value);
  if (changed.length === 0) return map;
  const next = { ...map };
  for (const [reference, value] of changed)
    if (value) next[reference] = value;
    else delete next[reference];
  return next;
}

/** Returns the data as this tab last read or wrote them. */
export function knownData({
  data,
  unstored,
}: Pick<RequestsState, 'data' | 'unstored'>): RequestsData {
  const known = Object.entries(unstored.requests).map(
    ([ref, request]) => [ref, request ?? undefined] as const,
  );
  return {
    byRef: withEntries(data.byRef, new Map(known)),
    settings: unstored.settings ?? data.settings,
  };
}

/**
 * Returns the data after a write. Changes made meanwhile are kept, and stored by the next write.
 * @param written the data that were written
 */
export function afterWrite(
  { data, unstored }: Pick<RequestsState, 'data' | 'unstored'>,
  written: RequestsData,
  stored: StoredChanges,
): Pick<RequestsState, 'data' | 'unstored'> {
  const entries = [...stored.requests];
  const isSettled = (ref: string) => data.byRef[ref] === written.byRef[ref];
  const settled = new Map(entries.filter(([ref]) => isSettled(ref)));
  const known = { ...unstored.requests };
  for (const [ref, request] of entries)
    if (settled.has(ref)) delete known[ref];
    else known[ref] = request ?? null;
  const hasSettled = data.settings === written.settings;
  return {
    data: {
      byRef: withEntries(data.byRef, settled),
      settings: hasSettled ? stored.settings : data.settings,
    },
    unstored: { requests: known, settings: hasSettled ? undefined : stored.settings },
  };
}
