import { createContext } from 'react';
import type { PictureInfo } from './pictureVariants';

/** What `Picture` must know of the pictures of the site. */
export interface PictureLibrary {
  /** Size and variants of a picture of the site; undefined for any other address. */
  find: (path: string) => PictureInfo | undefined;
  /** Shown in place of a picture that cannot be loaded: the brand's logo. */
  fallback: string;
}

export const PictureContext = createContext<PictureLibrary>({
  find: () => undefined,
  fallback: '',
});
