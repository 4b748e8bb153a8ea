import { contentApi } from '@/api/content/contentApi';
import type { PageQuery } from '../pageData';
import type { AppStore } from './makeStore';

/**
 * Puts what a page was read from into a new store. Prerenderer and browser both start from this, so
 * that they render the same.
 */
export function seedStore(store: AppStore, queries: PageQuery[]): void {
  const entries = queries as Parameters<typeof contentApi.util.upsertQueryEntries>[0];
  store.dispatch(contentApi.util.upsertQueryEntries(entries));
}
