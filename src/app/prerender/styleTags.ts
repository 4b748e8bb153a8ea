import type { EmotionCache } from '@emotion/cache';
import { STYLE_IDS } from '@/theme/emotionCache';

interface CriticalStyles {
  key: string;
  ids: string[];
  css: string;
}

/** Shorter rules can belong to a single element of a later page, which would stay unstyled. */
const MIN_RULE_LENGTH = 500;

/** Marker that React writes for a boundary that it could not render on the server. */
const CLIENT_RENDERED_MARKER = '<!--$!-->';

/**
 * Returns the IDs of intermediate styles, such as those of a `Button` before they are merged with
 * its base. No element uses them, so their rules are not sent. Their IDs are sent, because Emotion
 * would otherwise insert the rules in the browser (about 100 ms on a slow phone).
 */
function intermediateIds(cache: EmotionCache, html: string): string[] {
  // An abandoned boundary leaves IDs behind too, and the browser needs their rules.
  if (html.includes(CLIENT_RENDERED_MARKER)) return [];
  return Object.entries(cache.inserted).flatMap(([id, rule]) => {
    const name = `${cache.key}-${id}`;
    if (typeof rule !== 'string' || rule.length < MIN_RULE_LENGTH) return [];
    return rule.startsWith(`.${name}`) && !html.includes(name) ? [id] : [];
  });
}

/** Returns the `<style>` elements of a page, with the IDs by which the browser knows their styles. */
export function styleTags(
  cache: EmotionCache,
  styles: readonly CriticalStyles[],
  html: string,
): string {
  return styles
    .map(({ key, ids, css }) => {
      // Global styles, such as animations, belong to a style that uses them.
      if (key !== cache.key) return `<style>${css}</style>`;
      return `<style ${STYLE_IDS}="${[...ids, ...intermediateIds(cache, html)].join(' ')}">${css}</style>`;
    })
    .join('');
}
