import type { Content } from '@/domain/content/content';
import { compileContent } from '@/domain/content/compileContent';
import { FILES } from '@/domain/content/files';
import { isJsonObject } from '@/domain/text/jsonObject';
import { sameJson } from '@/domain/text/sameJson';
import { changeOf, type RecordChange } from '../changes/changes';
import { offeredDifferences } from '../changes/differences';
import { fetchContentFrom } from '../liveContent';
import { asDraftMedia, asPublishedMedia, uploadsIn } from '../mediaPaths';
import type { PublicationSide, Publication, PublicationHistory } from '../publishTarget';
import { asPublished } from '../merge/reconcile';
import { findMissingPictures } from '../visibility';

/** A content of an earlier time. */
export interface PastContent {
  content: Content;
  /** Site paths of pictures that it names and that are not published now. */
  missing: string[];
}

/** Every picture of ours that a JSON value names. */
function picturesIn(value: unknown): string[] {
  const found = JSON.stringify(value).matchAll(/"(\/media\/[^"\\]+)"/g);
  return [...new Set([...found].map(([, path = '']) => path))];
}

/**
 * Reads what the website said at the end of a publication, or at its beginning; why not, in sentences. Never throws.
 */
export async function fetchPastContent(
  history: PublicationHistory,
  publication: Publication,
  side: PublicationSide,
): Promise<PastContent | { reason: string }> {
  if (publication.lost !== undefined) return { reason: publication.lost };
  const source = await history.source(publication, side);
  if ('reason' in source) return source;
  const { content, failed } = await fetchContentFrom(source);
  if (failed.length > 0)
    return {
      reason: `Not all of what the website said then could be read, so nothing can be restored from it: ${failed.join(', ')}.`,
    };
  return { content, missing: await findMissingPictures(picturesIn(content)) };
}

const TIMES = { createdAt: undefined, updatedAt: undefined };

/** Whether a change is one to a person, who does not care when a record was last saved. */
function isTold({ kind, fields, entry: { base, draft } }: RecordChange): boolean {
  if (kind !== 'changed' || fields.length > 0) return true;
  const [before, after] = [base, draft].map((record) => ({ ...Object(record), ...TIMES }));
  return !sameJson(asDraftMedia(before), asDraftMedia(after));
}

/**
 * What a past content has otherwise than the working copy, record by record: `added` is what has been deleted since,
 * `deleted` what is new since. Never throws.
 * @param now the working copy
 */
export function diffWithPast(now: Content, then: Content): RecordChange[] {
  const uploads = uploadsIn(then);
  return offeredDifferences(asPublished(now), then)
    .map(({ collection, id, entry }) =>
      changeOf(collection, id, { ...entry, base: asPublishedMedia(entry.base, uploads) }),
    )
    .filter(({ collection, entry }) => collection !== 'pages' || entry.draft !== null)
    .filter(isTold);
}

/** A file without the day of its last change, which is no matter of what it says. */
function withoutDay(json: unknown): unknown {
  return isJsonObject(json) ? { ...json, lastUpdated: undefined } : json;
}

/**
 * What stays as it is even when everything is restored, in words, since nobody edits it in the back office.
 * Never throws.
 * @param restored the working copy with everything restored
 */
export function listUnrestorable(restored: Content, then: Content): string[] {
  const [mine, theirs] = [
    asDraftMedia(compileContent(restored)),
    asDraftMedia(compileContent(then)),
  ];
  const [have, had] = [mine, theirs] as Record<string, unknown>[];
  const paths = [...new Set([...Object.keys(have ?? {}), ...Object.keys(had ?? {})])].filter(
    (path) => !sameJson(withoutDay(have?.[path]), withoutDay(had?.[path])),
  );
  return paths.map((path) => (path === FILES.topics ? 'the topic pages' : path)).sort();
}
