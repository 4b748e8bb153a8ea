import type { CSSObject, Theme } from '@mui/material/styles';

/**
 * Returns styles for a part of a page that is usually below the first viewport. Until the application
 * has taken over a prerendered page, browsers on phones skip its style, layout and painting as long
 * as the visitor is not near it, so that the page is shown earlier. Its height is estimated.
 *
 * It is limited to browsers with scroll anchoring, which keep the visible part in place when the
 * heights above it change.
 * @param height estimated height in px on a phone
 */
export function deferredRendering(theme: Theme, height: number): CSSObject {
  return {
    [theme.breakpoints.down('sm')]: {
      '@supports (overflow-anchor: auto)': {
        'html[data-build]:not([data-live], [data-failed]) &': {
          contentVisibility: 'auto',
          containIntrinsicBlockSize: `auto ${height}px`,
          // Room for focus outlines, which would otherwise be clipped.
          overflowClipMargin: 8,
        },
      },
    },
  };
}
