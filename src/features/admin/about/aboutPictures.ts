import { groupDigits } from '@/domain/digits';
import { ABOUT_IMAGE_MAX_BYTES } from '@/domain/limits';
import { PICTURE_TYPES } from '@/domain/pictureBytes';
import type { PictureRules } from '@/features/admin/common/pictures/checkPicture';

const LIMIT = `${groupDigits(ABOUT_IMAGE_MAX_BYTES)} bytes`;

export const SECTION_PICTURE_HINT = `JPG, PNG, GIF or WebP, at most ${LIMIT}. You choose the part that is kept, 16:9.`;

/** The picture of a section (back-office.md §5). */
export const SECTION_PICTURES: PictureRules = {
  types: PICTURE_TYPES,
  maxBytes: ABOUT_IMAGE_MAX_BYTES,
  typeText: () => 'Only JPG, PNG, GIF and WebP images are supported',
  sizeText: () => `Image size should be at most ${LIMIT}`,
};
