import { isJsonObject } from '../text/jsonObject';
import { FILES } from '../links/contentPaths';

/** Parsed JSON by path under `public/data`. */
export type ContentFiles = Record<string, unknown>;

export const byCategoryPath = (kind: 'products' | 'projects', slug: string) =>
  `${kind}/by-category/${slug}.json`;

export function isByCategoryFile(path: string, kind?: 'products' | 'projects'): boolean {
  if (!kind) return isByCategoryFile(path, 'products') || isByCategoryFile(path, 'projects');
  const folder = `${kind}/by-category/`;
  return (
    path.startsWith(folder) && path.endsWith('.json') && !path.slice(folder.length).includes('/')
  );
}

export function isContractFile(path: string): boolean {
  return Object.values<string>(FILES).includes(path) || isByCategoryFile(path);
}

export function entriesIn(file: unknown, key: string): unknown[] {
  const list = isJsonObject(file) ? file[key] : undefined;
  return Array.isArray(list) ? (list as unknown[]) : [];
}

export function idOf(entry: unknown): string | undefined {
  return isJsonObject(entry) && typeof entry.id === 'string' ? entry.id : undefined;
}

export const UPLOADS_PATH = '/media/uploads/';

/** Image types that can be published, by file extension. */
const UPLOAD_TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
};

const UPLOAD = /^media\/uploads\/([0-9a-f]{64})\.(webp|png|jpg|gif)$/;
const PATH_MAX = 200;

/** Undefined if its type cannot be published. */
export function uploadPath(hash: string, type: string): string | undefined {
  const ending = Object.entries(UPLOAD_TYPES).find(([, known]) => known === type)?.[0];
  return ending && `${UPLOADS_PATH.slice(1)}${hash}.${ending}`;
}

/** Null for any other path. */
export function parseUploadPath(file: string): { hash: string; type: string } | null {
  const [, hash = '', ending = ''] = UPLOAD.exec(file) ?? [];
  return hash ? { hash, type: UPLOAD_TYPES[ending] ?? '' } : null;
}

/** Whether it is a known content file with a plain relative path. Never throws. */
export function isPublishablePath(path: string): boolean {
  const isPlain = path.length <= PATH_MAX && !/[\\:*?"<>|\p{Cc}]/u.test(path);
  const isInside = path.split('/').every((part) => part !== '' && !part.startsWith('.'));
  return isPlain && isInside && isContractFile(path);
}
