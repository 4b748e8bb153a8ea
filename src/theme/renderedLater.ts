import type { CSSObject, Theme } from '@mui/material/styles';

/**
 * Returns styles for a part of a page that is usually below the first viewport. On a phone, the
 * browser skips its style, layout and painting until the visitor scrolls, so that a prerendered page
 * is shown earlier. Until then its height is estimated.
 *
 * The first scroll or navigation ends this (`useScrollRestoration` removes the attribute), because
 * positions have to be exact. It is limited to browsers with scroll anchoring, which keep the
 * visible part in place when the heights above it change.
 * @param height estimated height in px on a phone
 */
export function renderedLater(theme: Theme, height: number): CSSObject {
  return {
    [theme.breakpoints.down('sm')]: {
      '@supports (overflow-anchor: auto)': {
        'html[data-prerendered] &': {
          contentVisibility: 'auto',
          containIntrinsicBlockSize: `auto ${height}px`,
          // Room for focus outlines, which would otherwise be clipped.
          overflowClipMargin: 8,
        },
      },
    },
  };
}
