import { isTooLarge, readPictureHeader, type PictureType } from '@/domain/picture/pictureBytes';

/** Why a file is refused. */
export type PictureRejection = 'type' | 'size' | 'pixels' | 'unreadable';

/** What a form takes, and what it says of what it does not take; the texts differ from form to form. */
export interface PictureRules {
  types: readonly PictureType[];
  /** Bytes of a file at most. */
  maxBytes: number;
  /** Said of a file of another kind, by its declared type or by its bytes. */
  typeText: (fileName: string) => string;
  /** Said of a file with too many bytes. */
  sizeText: (fileName: string) => string;
}

/** What is said of a refused file. */
export function rejectionMessage(refusal: PictureRejection, fileName: string, rules: PictureRules): string {
  switch (refusal) {
    case 'type':
      return rules.typeText(fileName);
    case 'size':
      return rules.sizeText(fileName);
    case 'pixels':
      return `${fileName} has too many pixels. Save it smaller, at most 10,000 pixels on a side, and try again.`;
    case 'unreadable':
      return `${fileName} could not be read. It may be damaged: try another picture.`;
    default:
      return refusal satisfies never;
  }
}

/**
 * Looks at a file before it is opened: its declared type, its size, its first bytes, its pixels. There
 * is no minimum size. Never throws; null when nothing speaks against it.
 */
export async function validatePicture(file: File, rules: PictureRules): Promise<PictureRejection | null> {
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
