/** What the build knows of one picture of `public/media`. */
export interface PictureInfo {
  /** Width of the original in pixels, as it is shown (after EXIF rotation). */
  w: number;
  /** Height of the original in pixels, as it is shown. */
  h: number;
  /** Hash in the names of its variants: eight hex digits of the original's bytes and the settings. */
  v: string;
  /** Placeholder colour, `#rrggbb`. */
  c: string;
}

/** Pictures by site path, for example `/media/products/prime-lens-set.webp`. */
export type PictureManifest = Record<string, PictureInfo>;

/** Formats of the variants, best first: the order of the `<source>` elements. */
export const VARIANT_FORMATS = ['avif', 'webp'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

/** Widths in pixels that are made of every picture, as far as the original reaches. */
const STANDARD_WIDTHS = [320, 480, 720, 960, 1280, 1920];

const withoutExtension = (path: string): string => path.replace(/\.[^./]+$/, '');

const urlOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Widths of the variants of a picture, ascending: the standard ones below the original's, then the original's. */
export const variantWidths = (originalWidth: number): number[] => [
  ...STANDARD_WIDTHS.filter((width) => width < originalWidth),
  originalWidth,
];

/** Path of one variant beside the original: `<stem>-<width>-<hash>.<ext>`, not URL-encoded. */
export const variantPath = (
  path: string,
  width: number,
  hash: string,
  ext: VariantFormat,
): string => `${withoutExtension(path)}-${width}-${hash}.${ext}`;

/** Path of the 1200 x 630 JPEG that link previews show: `<stem>-og-<hash>.jpg`, not URL-encoded. */
export const sharePath = (path: string, hash: string): string =>
  `${withoutExtension(path)}-og-${hash}.jpg`;

/** Value of a `srcset` attribute with every variant of one format, URL-encoded. */
export const srcSet = (path: string, info: PictureInfo, ext: VariantFormat): string =>
  variantWidths(info.w)
    .map((width) => `${urlOf(variantPath(path, width, info.v, ext))} ${width}w`)
    .join(', ');
