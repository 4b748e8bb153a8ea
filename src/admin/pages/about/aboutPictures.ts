import { formatInteger } from '@/domain/text/formatNumber';
import { PICTURE_TYPES } from '@/domain/picture/pictureBytes';
import type { PictureRules } from '../../forms/pictures/validatePicture';

const ABOUT_IMAGE_MAX_BYTES = 5_000_000;

const LIMIT = `${formatInteger(ABOUT_IMAGE_MAX_BYTES)} bytes`;

export const SECTION_PICTURE_HINT = `JPG, PNG, GIF or WebP, up to ${LIMIT}. The image is cropped to 16:9.`;

/** Limits and messages for the picture of a section. */
export const SECTION_PICTURES: PictureRules = {
  types: PICTURE_TYPES,
  maxBytes: ABOUT_IMAGE_MAX_BYTES,
  typeText: () => 'Only JPG, PNG, GIF and WebP images are supported',
  sizeText: () => `Image size should be at most ${LIMIT}`,
};
