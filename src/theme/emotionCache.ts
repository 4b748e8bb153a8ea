import createCache, { type EmotionCache } from '@emotion/cache';

/** One cache for the browser, a new one for each prerendered path (house.md, prerender rule 5). */
export function createEmotionCache(): EmotionCache {
  return createCache({ key: 's' });
}
