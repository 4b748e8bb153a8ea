import type { WorkboxPlugin } from 'workbox-core/types';
import { listCatalogues } from '@/api/content/catalogue';
import { isSamePicture } from './requestKind';
import { CACHES } from './savedResponse';

/** Answers an image that cannot be loaded with the same image in another size, if one is saved. */
export const findsOtherSize: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const { pathname } = new URL(request.url);
    for (const name of [CACHES.pictures, ...(await listCatalogues())]) {
      const cache = await caches.open(name);
      const keys = await cache.keys();
      const key = keys.find(({ url }) => isSamePicture(pathname, new URL(url).pathname));
      if (key) return cache.match(key);
    }
    return undefined;
  },
};
