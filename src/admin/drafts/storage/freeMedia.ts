import { readBackups } from './backups';
import { collectMediaRefs, deleteUnusedMedia } from './mediaDrafts';

/**
 * Deletes images that are no longer referenced, neither by drafts, steps and unfinished forms nor by a backup. Deletes
 * nothing if the backups cannot be read. Never throws.
 * @param inUse JSON values and texts
 * @param now ms since 1970
 */
export async function freeMedia(inUse: unknown, now: number): Promise<void> {
  const backups = await readBackups();
  if (Array.isArray(backups)) await deleteUnusedMedia(collectMediaRefs([inUse, backups]), now);
}
