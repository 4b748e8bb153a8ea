import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** Attribute of `<style>` elements in the HTML with the IDs of their styles. */
export const STYLE_IDS = 'data-style-ids';

/** Properties that a supported browser accepts only with a prefix. */
const PREFIXED =
  /^(?:user-select|text-decoration|text-size-adjust|print-color-adjust|hyphens|background-clip|box-decoration-break|mask.*)$/;

/** Instead of Emotion's own plugin, whose prefixes for unsupported browsers are a quarter of all styles. */
const addPrefixes: StylisPlugin = (element) => {
  const { type, props, value } = element;
  if (type === 'decl' && typeof props === 'string' && PREFIXED.test(props))
    element.return = `-webkit-${value}${value}`;
};

/** One list for all caches, by which the prerenderer finds the CSS of styles that another page has used. */
const STYLIS_PLUGINS = [addPrefixes];

/** The browser uses one. The prerenderer creates one per path, so that styles do not leak into another page. */
export function createEmotionCache(): EmotionCache {
  return createCache({ key: 's', stylisPlugins: STYLIS_PLUGINS });
}

/** Emotion would find elements with its own attribute and move them, which recalculates the styles of the page. */
export function adoptStyles({ inserted }: EmotionCache): void {
  for (const element of document.querySelectorAll(`style[${STYLE_IDS}]`))
    for (const id of element.getAttribute(STYLE_IDS)?.split(' ') ?? []) inserted[id] = true;
}
