import { isContractFile } from './files';

/** Where published pictures that were drafts stand, as a site path. */
export const UPLOADS_PATH = '/media/uploads/';

/** Kinds of pictures that are published, by the ending of their file. */
export const UPLOAD_TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
};

const UPLOAD = /^media\/uploads\/([0-9a-f]{64})\.(webp|png|jpg|gif)$/;
/** Characters of a path at most. */
const PATH_MAX = 200;

/** The file that a published picture is kept in, under `public`; undefined for a kind that is not published. */
export function uploadPath(hash: string, type: string): string | undefined {
  const ending = Object.entries(UPLOAD_TYPES).find(([, known]) => known === type)?.[0];
  return ending && `${UPLOADS_PATH.slice(1)}${hash}.${ending}`;
}

/** What the name of a picture's file promises: SHA-256 and kind of its bytes; null for any other path. */
export function parseUploadPath(file: string): { hash: string; type: string } | null {
  const [, hash = '', ending = ''] = UPLOAD.exec(file) ?? [];
  return hash ? { hash, type: UPLOAD_TYPES[ending] ?? '' } : null;
}

/**
 * Whether a path under `public/data` may be published: a file of the contract, by a plain relative path. Never
 * throws (faults.md, Repository paths).
 */
export function isPublishablePath(path: string): boolean {
  const isPlain = path.length <= PATH_MAX && !/[\\:*?"<>|\p{Cc}]/u.test(path);
  const isInside = path.split('/').every((part) => part !== '' && !part.startsWith('.'));
  return isPlain && isInside && isContractFile(path);
}
