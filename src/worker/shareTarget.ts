import { SHARED_CACHE } from '@/api/storage/sharedMessage';
import { SHARE_PATH } from '@/domain/links/adminPaths';

/** Names of the fields in `admin.webmanifest`. */
const FIELDS = ['title', 'text', 'url'] as const;

export function isShare(request: Pick<Request, 'method' | 'mode' | 'url'>): boolean {
  const isOpened = request.method === 'POST' && request.mode === 'navigate';
  return isOpened && new URL(request.url).pathname === SHARE_PATH;
}

/** Keeps a shared text on the device until the back office reads it, after the sign-in, and opens the back office. */
export async function receiveShare(request: Request): Promise<Response> {
  const data = await request.formData();
  const parts = FIELDS.map((name) => data.get(name)).filter((part) => typeof part === 'string');
  const text = parts.filter((part) => part.trim() !== '').join('\n');
  const cache = await caches.open(SHARED_CACHE);
  await cache.put(SHARE_PATH, new Response(text));
  return Response.redirect(SHARE_PATH, 303);
}
