import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Creates an Emotion cache. The browser uses one. The prerenderer creates one per path, so that
 * styles of one page do not leak into another.
 */
export function createEmotionCache(): EmotionCache {
  return createCache({ key: 's' });
}
