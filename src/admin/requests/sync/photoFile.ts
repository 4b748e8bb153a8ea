import type { ListedFile } from './copyStore';
import { decryptFile, encryptFile, joinBytes } from './cipher';
import type { PhotoContent } from './deskTypes';

/** IDs are random. One of an imported file that is no name of a file stays on its device. */
export const isPhotoId = (id: string) => /^[\w-]{1,64}$/.test(id);
const NAME = /^photos\/([\w-]{1,64})\/([\w-]{1,64})$/;

/** Returns the name of a photo's file. It contains the key, so that a new key makes new files. */
export const photoName = (keyId: string, id: string) => `photos/${keyId}/${id}`;

/** Returns the photos among files. */
export function photosIn(listed: readonly ListedFile[]) {
  return listed.flatMap(({ name }) => {
    const [, keyId, id] = NAME.exec(name) ?? [];
    return keyId && id ? [{ name, keyId, id }] : [];
  });
}

/** Returns the text of a photo's file. */
export function writePhotoFile(
  key: CryptoKey,
  name: string,
  { type, bytes }: PhotoContent,
): Promise<string> {
  const head = new TextEncoder().encode(`${type}\n`);
  return encryptFile(key, name, joinBytes(head, bytes));
}

/** Returns a photo; undefined if its file was changed, or has another name or key. Never throws. */
export async function readPhotoFile(
  key: CryptoKey,
  name: string,
  text: string,
): Promise<PhotoContent | undefined> {
  const all = await decryptFile(key, name, text);
  const end = all?.indexOf(10) ?? -1;
  if (!all || end < 0) return undefined;
  const type = new TextDecoder().decode(all.subarray(0, end));
  return type.startsWith('image/') ? { type, bytes: all.slice(end + 1) } : undefined;
}
