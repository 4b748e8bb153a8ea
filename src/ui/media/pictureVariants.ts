/** Build-time information about an image in `public/media`. */
export interface PictureInfo {
  /** Width of the original in px, after EXIF rotation. */
  w: number;
  /** Height of the original in px, after EXIF rotation. */
  h: number;
  /** Hash in the names of the variants: eight hex digits, from the bytes of the original and the settings. */
  v: string;
  /** Placeholder colour, `#rrggbb`. */
  c: string;
}

/** Images by site path, for example `/media/products/prime-lens-set.webp`. */
export type PictureManifest = Record<string, PictureInfo>;

/** In the order of the `<source>` elements. Browsers use the first one they support. */
export const VARIANT_FORMATS = ['avif', 'webp'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

/** Widths of the variants in px. Images are never enlarged. */
const STANDARD_WIDTHS = [320, 480, 720, 960, 1280, 1920];

/** Whether the value of an image is a URL. Content and storage are untrusted and may contain any value. */
export function isLoadable(src: string): boolean {
  return /^(?:\/(?![/\\])|https:|blob:|data:image\/)/i.test(src);
}

const withoutExtension = (path: string): string => path.replace(/\.[^./]+$/, '');

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Returns the widths in px, ascending: the standard ones below the original width, and the original width. */
export const variantWidths = (originalWidth: number): number[] => [
  ...STANDARD_WIDTHS.filter((width) => width < originalWidth),
  originalWidth,
];

/** Returns the path of a variant: `<stem>-<width>-<hash>.<ext>`, not URL-encoded. */
export const variantPath = (
  path: string,
  width: number,
  hash: string,
  ext: VariantFormat,
): string => `${withoutExtension(path)}-${width}-${hash}.${ext}`;

/** Returns the path of the 1200 x 630 JPEG for link previews: `<stem>-og-<hash>.jpg`, not URL-encoded. */
export const sharePath = (path: string, hash: string): string =>
  `${withoutExtension(path)}-og-${hash}.jpg`;

/** Returns the value of a `srcset` attribute with all variants of one format, URL-encoded. */
export const srcSet = (path: string, info: PictureInfo, ext: VariantFormat): string =>
  variantWidths(info.w)
    .map((width) => `${encodePath(variantPath(path, width, info.v, ext))} ${width}w`)
    .join(', ');

/** Share of the width that is requested on screens with a density above 2.5, of which few details are visible. */
const DENSE_SHARE = 0.65;

/** Returns the last entries of `sizes` for a CSS length. A density of 3 gets the variant for 2, half the bytes. */
export function phoneWidth(width: string): string {
  return `(min-resolution: 2.5dppx) calc((${width}) * ${DENSE_SHARE}), calc(${width})`;
}
