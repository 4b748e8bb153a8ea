import { readBackups } from '../backups/backups';
import { collectMediaRefs, deleteUnusedMedia } from './mediaDrafts';

/**
 * Frees pictures that nothing names any more: neither what is in use, such as drafts, steps and unfinished forms, nor a
 * backup. Where the backups cannot be read nothing is freed. Never throws.
 * @param inUse JSON values and texts
 * @param now ms since 1970
 */
export async function freeMedia(inUse: unknown, now: number): Promise<void> {
  const backups = await readBackups();
  if (Array.isArray(backups)) await deleteUnusedMedia(collectMediaRefs([inUse, backups]), now);
}
