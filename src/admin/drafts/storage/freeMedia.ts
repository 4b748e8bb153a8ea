import { draftStore } from './draftRecords';
import { collectMediaRefs, deleteUnusedMedia } from './mediaDrafts';

/**
 * Deletes images that are no longer referenced, neither by drafts, steps and unfinished forms nor by damaged entries.
 * Deletes nothing if the entries cannot be read. Never throws.
 * @param inUse JSON values and texts
 * @param now ms since 1970
 */
export async function freeMedia(inUse: unknown, now: number): Promise<void> {
  const entries = await draftStore.entries().catch(() => null);
  if (entries) await deleteUnusedMedia(collectMediaRefs([inUse, entries]), now);
}
