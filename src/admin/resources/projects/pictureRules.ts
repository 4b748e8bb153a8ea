import { GALLERY_IMAGES, IMAGE_MAX_BYTES } from '@/domain/text/limits';
import type { PictureRules } from '../../forms/pictures/validatePicture';

/** Limits and messages for the main picture of a project. */
export const MAIN_RULES: PictureRules = {
  types: ['image/jpeg', 'image/png', 'image/gif'],
  maxBytes: IMAGE_MAX_BYTES,
  typeText: () => 'Only JPG, PNG, and GIF images are supported',
  sizeText: () => 'Image size should be less than 5MB',
};

/** Limits and messages for the gallery of a project. */
export const GALLERY_RULES: PictureRules = {
  types: ['image/jpeg', 'image/png'],
  maxBytes: IMAGE_MAX_BYTES,
  typeText: (file) => `Only JPG and PNG images are allowed (${file} is not supported)`,
  sizeText: (file) => `Image ${file} exceeds the maximum size of 5MB`,
};

export const GALLERY_FULL = `Maximum of ${GALLERY_IMAGES} images allowed in the gallery`;
