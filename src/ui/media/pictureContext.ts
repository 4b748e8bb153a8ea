import { createContext } from 'react';
import type { PictureInfo } from './pictureVariants';

/** Information about the images of the site. */
export interface PictureLibrary {
  /** Returns size and variants of an image of the site. Undefined for any other URL. */
  find: (path: string) => PictureInfo | undefined;
  /** URL of the logo, which is shown instead of an image that cannot be loaded. */
  fallback: string;
}

export const PictureContext = createContext<PictureLibrary>({
  find: () => undefined,
  fallback: '',
});
