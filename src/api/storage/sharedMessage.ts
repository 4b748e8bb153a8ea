import { SHARE_PATH } from '@/domain/links/adminPaths';

/** Cache in which the service worker keeps a text that another app shares with the back office. */
export const SHARED_CACHE = 'shared';

/** Returns the text that was shared last, and removes it. '' if there is none. Never rejects. */
export async function takeSharedText(): Promise<string> {
  try {
    const cache = await caches.open(SHARED_CACHE);
    const text = await (await cache.match(SHARE_PATH))?.text();
    await cache.delete(SHARE_PATH);
    return text ?? '';
  } catch {
    return '';
  }
}
