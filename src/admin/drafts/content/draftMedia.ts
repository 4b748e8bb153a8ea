import { UPLOADS_PATH } from '@/domain/content/files';
import { mapTexts } from '@/domain/text/jsonObject';
import { sameJson } from '@/domain/text/sameJson';
import { MEDIA_PREFIX } from '../storage/mediaDrafts';

const PUBLISHED = new RegExp(`${UPLOADS_PATH}([0-9a-f]{64})\\.[a-z]+`, 'g');
const DRAFT = new RegExp(`${MEDIA_PREFIX}[0-9a-f]{64}`, 'g');

/**
 * Replaces the path of every published upload by the reference of its draft image, so that both can be compared.
 * @param refs the references that are used; any by default
 */
export function asDraftMedia(value: unknown, refs?: ReadonlySet<string>): unknown {
  return mapTexts(value, (text) =>
    text.replace(PUBLISHED, (path, hash: string) => {
      const ref = MEDIA_PREFIX + hash;
      return refs?.has(ref) === false ? path : ref;
    }),
  );
}

/** Whether two JSON values are equal. Published uploads equal the draft images they were. */
export function sameMedia(a: unknown, b: unknown): boolean {
  return sameJson(asDraftMedia(a), asDraftMedia(b));
}

/** Replaces references to draft images by their published paths; unknown references stay unchanged. */
export function asPublishedMedia(value: unknown, pathOf: ReadonlyMap<string, string>): unknown {
  return mapTexts(value, (text) => text.replace(DRAFT, (ref) => pathOf.get(ref) ?? ref));
}

/** Returns the paths of the published uploads in a JSON value, by the references of their draft images. */
export function uploadsIn(value: unknown): Map<string, string> {
  const found = JSON.stringify(value).matchAll(PUBLISHED);
  return new Map([...found].map(([path, hash = '']) => [MEDIA_PREFIX + hash, path]));
}
