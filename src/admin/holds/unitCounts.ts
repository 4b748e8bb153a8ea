import { createValueStore } from '@/api/valueStore';

/** Numbers of units of products in the desk, as far as it is loaded. */
export const unitCounts = createValueStore<{ counts: ReadonlyMap<string, number> }>({
  counts: new Map(),
});
