import type { EmotionCache } from '@emotion/cache';

/** Styles of one Emotion cache that a page's HTML needs. */
export interface CriticalStyles {
  key: string;
  ids: string[];
  css: string;
}

/** Shorter rules may be those of an element by itself elsewhere, which would then go unstyled. */
const LONG_RULE = 500;

/** What React's renderer writes where a part of the page was left for the browser. */
const LEFT_OUT = '<!--$!-->';

/**
 * Ids of styles that only went into others while the page was rendered, such as a button's before its
 * base's were joined to them. No element of the page names them, so that their rules are not sent; the
 * browser, not told of them, would make rules of them all, which takes a slow phone 100 ms.
 */
function joinedIds(cache: EmotionCache, html: string): string[] {
  // A part that was rendered in vain leaves ids behind too, and they will be needed.
  if (html.includes(LEFT_OUT)) return [];
  return Object.entries(cache.inserted).flatMap(([id, rule]) => {
    const name = `${cache.key}-${id}`;
    if (typeof rule !== 'string' || rule.length < LONG_RULE) return [];
    return rule.startsWith(`.${name}`) && !html.includes(name) ? [id] : [];
  });
}

/**
 * The `<style>` elements of a page, marked so that Emotion takes them over where they stand.
 * `data-s` keeps its default cache from moving them, after which the whole page is styled anew.
 */
export function styleTags(
  cache: EmotionCache,
  styles: readonly CriticalStyles[],
  html: string,
): string {
  return styles
    .map(({ key, ids, css }) => {
      const known = key === cache.key ? [...ids, ...joinedIds(cache, html)] : ids;
      return `<style data-s data-emotion="${key} ${known.join(' ')}">${css}</style>`;
    })
    .join('');
}
