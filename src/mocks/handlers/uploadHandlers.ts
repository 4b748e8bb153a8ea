import { http, HttpResponse } from 'msw';
import { FAILURES } from './failures';

/** Name of the cache, and URL path, of uploaded images. */
export const MOCKED_UPLOADS = 'mocked-uploads';

/**
 * Responds like the image host: stores an image in the cache of this browser, and returns it.
 * @param uploadUrl build setting `VITE_UPLOAD_URL`; without it there is no host
 */
export function uploadHandlers(uploadUrl: string | undefined) {
  if (!uploadUrl || !URL.canParse(uploadUrl)) return [];
  const folder = `https://${new URL(uploadUrl).hostname}/${MOCKED_UPLOADS}/`;
  return [
    http.post(uploadUrl, async ({ request }) => {
      const picture = (await request.formData()).get('file') as File;
      const url = folder + crypto.randomUUID();
      await (await caches.open(MOCKED_UPLOADS)).put(url, new Response(picture));
      return HttpResponse.json({ secure_url: url });
    }),
    http.get(
      `${folder}*`,
      async ({ request }) => (await caches.match(request.url)) ?? FAILURES['is missing'](),
    ),
  ];
}
