/** Preview widths in CSS pixels of the page. */
export const PREVIEW_WIDTHS = [
  { name: 'Phone', px: 390 },
  { name: 'Tablet', px: 820 },
  { name: 'Desktop', px: 1280 },
] as const;

export type PreviewWidth = (typeof PREVIEW_WIDTHS)[number]['name'];
