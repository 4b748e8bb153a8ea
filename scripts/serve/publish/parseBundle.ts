import * as v from 'valibot';
import { withoutHostileKeys } from '../../../src/domain/text/jsonObject';
import { readPictureHeader } from '../../../src/domain/picture/pictureBytes';
import { isPublishablePath, parseUploadPath } from '../../../src/domain/content/publishFiles';
import { sha256 } from '../../build/sha256';
import { HttpError } from '../http';

/** A content file of a publication; `json` is null if the file is to be deleted. */
interface SentFile {
  path: string;
  json: unknown;
  was: string | null;
}

/** An image of a publication: its path under `public`, and its bytes. */
interface SentPicture {
  file: string;
  bytes: Buffer;
}

/** A valid publication: every path may be published, and every image matches its file name. */
export interface SentBundle {
  files: SentFile[];
  pictures: SentPicture[];
  changes: string[];
}

const MAX_ENTRIES = 5000;

const bundleSchema = v.strictObject({
  files: v.pipe(
    v.array(
      v.strictObject({
        path: v.string(),
        json: v.unknown(),
        was: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
      }),
    ),
    v.maxLength(MAX_ENTRIES),
  ),
  pictures: v.pipe(
    v.array(v.strictObject({ file: v.string(), base64: v.string() })),
    v.maxLength(MAX_ENTRIES),
  ),
  changes: v.pipe(v.array(v.pipe(v.string(), v.maxLength(1000))), v.maxLength(100_000)),
});

function validateFile(file: SentFile): SentFile {
  if (!isPublishablePath(file.path))
    throw new HttpError(400, `“${file.path}” is not a content file`);
  withoutHostileKeys(file.json, (key) => {
    throw new HttpError(400, `“${file.path}” contains the forbidden key “${key}”`);
  });
  return file;
}

function validatePicture({ file, base64 }: { file: string; base64: string }): SentPicture {
  const named = parseUploadPath(file);
  if (!named) throw new HttpError(400, `“${file}” is not a valid image path`);
  const bytes = Buffer.from(base64, 'base64');
  const hash = sha256(bytes);
  const isSame = hash === named.hash && readPictureHeader(bytes)?.type === named.type;
  if (!isSame) throw new HttpError(400, `“${file}” does not match the hash in its name`);
  return { file, bytes };
}

/**
 * Parses the request body of a publication.
 * @throws HttpError 400 for anything that is not a valid publication
 */
export function parseBundle(body: unknown): SentBundle {
  const { success, output } = v.safeParse(bundleSchema, body);
  if (!success) throw new HttpError(400, 'Not a valid publication');
  const files = output.files.map(validateFile);
  const paths = [...files.map(({ path }) => path), ...output.pictures.map(({ file }) => file)];
  if (new Set(paths).size < paths.length) throw new HttpError(400, 'A path appears twice');
  return { files, pictures: output.pictures.map(validatePicture), changes: output.changes };
}
