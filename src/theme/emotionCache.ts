import createCache, { type EmotionCache } from '@emotion/cache';

/** Attribute of `<style>` elements in the HTML with the ids of their styles. */
export const STYLE_IDS = 'data-style-ids';

/**
 * Creates an Emotion cache. The browser uses one. The prerenderer creates one per path, so that
 * styles of one page do not leak into another.
 */
export function createEmotionCache(): EmotionCache {
  return createCache({ key: 's' });
}

/**
 * Lets a cache use the styles in the HTML. Emotion would find elements with its own attribute and
 * move them, which recalculates the styles of the whole page.
 */
export function adoptStyles({ inserted }: EmotionCache): void {
  for (const element of document.querySelectorAll(`style[${STYLE_IDS}]`))
    for (const id of element.getAttribute(STYLE_IDS)?.split(' ') ?? []) inserted[id] = true;
}
