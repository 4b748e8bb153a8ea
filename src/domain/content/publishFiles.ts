import { isContractFile } from './files';

/** Site path of uploaded images. */
export const UPLOADS_PATH = '/media/uploads/';

/** Image types that can be published, by file extension. */
const UPLOAD_TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
};

const UPLOAD = /^media\/uploads\/([0-9a-f]{64})\.(webp|png|jpg|gif)$/;
/** Maximum length of a path in characters. */
const PATH_MAX = 200;

/**
 * Returns the path of an uploaded image under `public`, or undefined if its type cannot be
 * published.
 */
export function uploadPath(hash: string, type: string): string | undefined {
  const ending = Object.entries(UPLOAD_TYPES).find(([, known]) => known === type)?.[0];
  return ending && `${UPLOADS_PATH.slice(1)}${hash}.${ending}`;
}

/** Returns the SHA-256 and type of an image from its file name, or null for any other path. */
export function parseUploadPath(file: string): { hash: string; type: string } | null {
  const [, hash = '', ending = ''] = UPLOAD.exec(file) ?? [];
  return hash ? { hash, type: UPLOAD_TYPES[ending] ?? '' } : null;
}

/**
 * Returns whether a path under `public/data` may be published: a known content file with a
 * plain relative path. Never throws.
 */
export function isPublishablePath(path: string): boolean {
  const isPlain = path.length <= PATH_MAX && !/[\\:*?"<>|\p{Cc}]/u.test(path);
  const isInside = path.split('/').every((part) => part !== '' && !part.startsWith('.'));
  return isPlain && isInside && isContractFile(path);
}
