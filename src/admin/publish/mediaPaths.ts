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

/** A JSON value in which every published upload is named as the draft it was, so that both can be compared. */
export function asDraftMedia(value: unknown): unknown {
  return withTexts(value, (text) => text.replace(PUBLISHED, `${MEDIA_PREFIX}$1`));
}

/** A JSON value in which media drafts have the addresses they are published at; others stay as they are. */
export function asPublishedMedia(value: unknown, pathOf: ReadonlyMap<string, string>): unknown {
  return withTexts(value, (text) => text.replace(DRAFT, (ref) => pathOf.get(ref) ?? ref));
}

/** The addresses of the published uploads that a JSON value names, by the drafts they were. */
export function uploadsIn(value: unknown): Map<string, string> {
  const found = JSON.stringify(value).matchAll(PUBLISHED);
  return new Map([...found].map(([path, hash = '']) => [MEDIA_PREFIX + hash, path]));
}
