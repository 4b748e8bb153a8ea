import { UPLOADS_PATH } from '@/domain/content/publishFiles';
import { isJsonObject } from '@/domain/text/jsonObject';
import { MEDIA_PREFIX } from '../drafts/storage/mediaDrafts';

const PUBLISHED = new RegExp(`${UPLOADS_PATH}([0-9a-f]{64})\\.[a-z]+`, 'g');
const DRAFT = new RegExp(`${MEDIA_PREFIX}[0-9a-f]{64}`, 'g');

function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => withTexts(item, change));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withTexts(item, change)]),
  );
}

/** Replaces the path of every published upload by the reference of its draft image, so that both can be compared. */
export function asDraftMedia(value: unknown): unknown {
  return withTexts(value, (text) => text.replace(PUBLISHED, `${MEDIA_PREFIX}$1`));
}

/** Replaces references to draft images by their published paths; unknown references stay unchanged. */
export function asPublishedMedia(value: unknown, pathOf: ReadonlyMap<string, string>): unknown {
  return withTexts(value, (text) => text.replace(DRAFT, (ref) => pathOf.get(ref) ?? ref));
}

/** Returns the paths of the published uploads in a JSON value, by the references of their draft images. */
export function uploadsIn(value: unknown): Map<string, string> {
  const found = JSON.stringify(value).matchAll(PUBLISHED);
  return new Map([...found].map(([path, hash = '']) => [MEDIA_PREFIX + hash, path]));
}
