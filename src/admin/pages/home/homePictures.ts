import { PICTURE_TYPES } from '@/domain/picture/pictureBytes';
import type { PictureRules } from '../../forms/pictures/validatePicture';

/** Hint of the picture fields of the home page. The size is not enforced. */
export const HOME_PICTURE_HINT = 'PNG, JPG, GIF up to 10MB';

export const HOME_PICTURES: PictureRules = {
  types: PICTURE_TYPES,
  maxBytes: Number.POSITIVE_INFINITY,
  typeText: (file) => `${file} is not a supported image. Choose a PNG, JPG, GIF or WebP file.`,
  sizeText: (file) => `${file} is too large. ${HOME_PICTURE_HINT}.`,
};
