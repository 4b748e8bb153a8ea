import { PICTURE_TYPES, type PictureType } from '@/domain/picture/pictureTypes';

/** Maximum size of an image in MB. A larger one is refused. */
export const IMAGE_MAX_MB = 5;
export const IMAGE_MAX_BYTES = IMAGE_MAX_MB * 1024 * 1024;

export const imageSizeText = (): string => `Image size should be less than ${IMAGE_MAX_MB}MB`;

export interface PictureRules {
  types: readonly PictureType[];
  maxBytes: number;
  /** Message for a wrong type, by the declared type or by the bytes. */
  typeText: (fileName: string) => string;
  sizeText: (fileName: string) => string;
}

export const ANY_PICTURE: PictureRules = {
  types: PICTURE_TYPES,
  maxBytes: IMAGE_MAX_BYTES,
  typeText: () => 'Only JPG, PNG, GIF and WebP images are supported',
  sizeText: imageSizeText,
};
