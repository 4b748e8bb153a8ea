import { createValueStore } from '@/api/valueStore';

/** IDs of the products whose stock follows the units of the desk, as far as they are loaded. */
export const followedStock = createValueStore<{ ids: ReadonlySet<string> }>({ ids: new Set() });
