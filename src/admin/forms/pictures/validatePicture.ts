import { isTooLarge, readPictureHeader } from '@/domain/picture/pictureBytes';
import type { PictureRules } from './pictureRules';

/** Reason why a file is rejected. */
type PictureRejection = 'type' | 'size' | 'pixels' | 'unreadable';

/** Returns the message for a rejected file. */
export function rejectionMessage(
  rejection: PictureRejection,
  fileName: string,
  rules: PictureRules,
): string {
  const messages: Record<PictureRejection, string> = {
    type: rules.typeText(fileName),
    size: rules.sizeText(fileName),
    pixels: `${fileName} has too many pixels. Resize it to at most 10,000 pixels per side and try again.`,
    unreadable: `${fileName} could not be read. It may be damaged. Try another image.`,
  };
  return messages[rejection];
}

/**
 * Validates the declared type, size, first bytes and pixel count of a file before it is decoded.
 * There is no minimum size. Never throws.
 * @returns null when the file is valid
 */
export async function validatePicture(
  file: File,
  rules: PictureRules,
): Promise<PictureRejection | null> {
  const allowed: readonly string[] = rules.types;
  if (!allowed.includes(file.type)) return 'type';
  if (file.size > rules.maxBytes) return 'size';
  try {
    const header = readPictureHeader(new Uint8Array(await file.arrayBuffer()));
    if (!header || !allowed.includes(header.type)) return 'type';
    return isTooLarge(header) ? 'pixels' : null;
  } catch {
    return 'unreadable';
  }
}
