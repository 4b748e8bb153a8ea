/** Data besides the drafts that only the tab with the edit lock may change. */
interface LockedData {
  /** Resolves when all queued writes have finished or failed. */
  writesSettled: () => Promise<void>;
  /** Whether this tab has changes that are not stored. */
  hasUnstored: () => boolean;
}

const registered = new Set<LockedData>();

/** Makes the edit lock wait for other data too, before another tab takes it over. */
export function registerLockedData(data: LockedData): void {
  registered.add(data);
}

/** Resolves when the queued writes of all registered data have finished or failed. */
export async function otherWritesSettled(): Promise<void> {
  await Promise.all([...registered].map((data) => data.writesSettled()));
}

/** Whether any registered data has changes that are not stored. */
export function hasOtherUnstored(): boolean {
  return [...registered].some((data) => data.hasUnstored());
}
