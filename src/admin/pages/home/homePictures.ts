import { PICTURE_TYPES } from '@/domain/picture/pictureBytes';
import type { PictureRules } from '../../forms/pictures/validatePicture';

/** What is said of the pictures of the home page; the size is a wish (back-office.md §5). */
export const HOME_PICTURE_HINT = 'PNG, JPG, GIF up to 10MB';

export const HOME_PICTURES: PictureRules = {
  types: PICTURE_TYPES,
  maxBytes: Number.POSITIVE_INFINITY,
  typeText: (file) => `${file} is not a picture we can take. Choose a PNG, JPG, GIF or WebP file.`,
  sizeText: (file) => `${file} is too large. ${HOME_PICTURE_HINT}.`,
};
