import { PICTURE_TYPES, type PictureType } from '@/domain/picture/pictureTypes';

/** Maximum size of an image in MB. A larger one is refused. */
export const IMAGE_MAX_MB = 5;
export const IMAGE_MAX_BYTES = IMAGE_MAX_MB * 1024 * 1024;

/** Message for a file that is too large. */
export const imageSizeText = (): string => `Image size should be less than ${IMAGE_MAX_MB}MB`;

/** Limits of a picture field and its messages, which differ between forms. */
export interface PictureRules {
  types: readonly PictureType[];
  /** Maximum size of a file in bytes. */
  maxBytes: number;
  /** Message for a wrong type, by the declared type or by the bytes. */
  typeText: (fileName: string) => string;
  /** Message for a file that is too large. */
  sizeText: (fileName: string) => string;
}

/** Rules of fields for pictures of every type. */
export const ANY_PICTURE: PictureRules = {
  types: PICTURE_TYPES,
  maxBytes: IMAGE_MAX_BYTES,
  typeText: () => 'Only JPG, PNG, GIF and WebP images are supported',
  sizeText: imageSizeText,
};
