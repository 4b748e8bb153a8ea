import { dayAt, isDay } from '@/domain/availability/day';
import { isJsonObject } from '@/domain/text/jsonObject';
import { applyChanges, type ContentFiles, readContent } from '@/domain/content/content';
import { contentChanges } from '@/domain/content/contentChanges';
import { FILES, OPTIONAL_FILES } from '@/domain/links/contentPaths';
import { isByCategoryFile } from '@/domain/content/files';
import { withPublishedAvailability } from '@/domain/content/publishAvailability';
import { checkPublication, type PublishProblems } from '@/domain/content/check/checkPublication';
import { sameJson } from '@/domain/text/sameJson';
import { jsonHash } from '@/domain/text/hash';
import { workingCopy } from '../../drafts/content/workingCopy';
import { changeSentence, draftsOf, fieldSentence, type RecordChange } from '../changes/changes';
import type { LiveContent } from '../liveContent';
import { asPublishedMedia } from '../mediaPaths';
import type { Bundle, BundleFile } from '../publishTarget';
import { picturesOf } from './bundlePictures';

/** The bundle that would be written, and the problems found in it. */
interface PreparedBundle {
  bundle: Bundle;
  problems: PublishProblems;
}

/** Updates `lastUpdated` of changed lists that have this field: a day where it was one, otherwise a time. */
function withDates(next: ContentFiles, live: ContentFiles, now: string): ContentFiles {
  const dated = [FILES.products, FILES.projects].flatMap((path) => {
    const file = next[path];
    if (sameJson(file, live[path]) || !isJsonObject(file)) return [];
    const { lastUpdated: old } = file;
    if (typeof old !== 'string') return [];
    const lastUpdated = isDay(old) ? dayAt(Date.parse(now)) : now;
    return [[path, { ...file, lastUpdated }] as const];
  });
  return { ...next, ...Object.fromEntries(dated) };
}

const isOptional = (path: string) => OPTIONAL_FILES.some((file) => file === path);

/** Adds existing files that no published index refers to and that publishing would overwrite. */
async function withUnreferenced(live: LiveContent, next: ContentFiles): Promise<LiveContent> {
  const files = { ...live.files };
  const paths = Object.keys(next).filter(
    (path) => (isByCategoryFile(path) || isOptional(path)) && !Object.hasOwn(files, path),
  );
  for (const path of paths) {
    try {
      files[path] = await live.source.read(path);
    } catch {
      // The file does not exist, or the target will report it again.
    }
  }
  return { ...live, files, content: readContent(files).content };
}

const changesHolds = (changes: readonly RecordChange[]) =>
  changes.some(({ collection }) => collection === 'holds');

/** Returns the published files with the changes applied, and the images of the changes. */
async function filesWith(
  live: LiveContent,
  changes: readonly RecordChange[],
  now: string,
  confirmsAvailability: boolean,
) {
  const drafts = draftsOf(changes);
  const copy = workingCopy(live.content, drafts);
  const isAvailability = confirmsAvailability || changesHolds(changes);
  const after = isAvailability ? withPublishedAvailability(copy, now) : copy;
  const written = applyChanges(live.files, contentChanges(live.content, after));
  const changed = Object.fromEntries(
    Object.entries(written).filter(([path, file]) => file !== live.files[path]),
  );
  const media = await picturesOf(changed);
  const next = { ...written, ...(asPublishedMedia(changed, media.pathOf) as ContentFiles) };
  return { media, next: withDates(next, live.files, now) };
}

/** Describes a change for the history. The dates of a hold are part of its name. */
function sentencesOf(change: RecordChange): string[] {
  const { kind, fields, collection } = change;
  return kind === 'changed' && fields.length > 0 && collection !== 'holds'
    ? fields.map((field) => fieldSentence(field, change))
    : [changeSentence(change)];
}

async function changedFiles(next: ContentFiles, live: ContentFiles): Promise<BundleFile[]> {
  const removed = Object.keys(live).filter(
    (path) => isByCategoryFile(path) && !Object.hasOwn(next, path),
  );
  const changed = Object.keys(next).filter((path) => !sameJson(next[path], live[path]));
  return Promise.all(
    [...changed, ...removed].map(async (path) => ({
      path,
      json: Object.hasOwn(next, path) ? next[path] : null,
      was: Object.hasOwn(live, path) ? await jsonHash(live[path]) : null,
    })),
  );
}

/**
 * Prepares a publication of these changes: the files that differ from the published ones and their images, with the
 * checks of the build. Publishes nothing.
 * @param pictures site paths of the published images
 * @param now ISO 8601
 * @param isStale whether the target rejected an earlier bundle as stale: files that no index refers to are loaded too,
 * and their content is kept
 * @param confirmsAvailability whether availability is published even if no hold has changed
 */
export async function prepareBundle(
  live: LiveContent,
  changes: readonly RecordChange[],
  pictures: ReadonlySet<string>,
  now: string,
  isStale = false,
  confirmsAvailability = false,
): Promise<PreparedBundle> {
  let base = live;
  let { media, next } = await filesWith(base, changes, now, confirmsAvailability);
  if (isStale) {
    base = await withUnreferenced(live, next);
    ({ media, next } = await filesWith(base, changes, now, confirmsAvailability));
  }
  const liveText = JSON.stringify(live.files);
  const uploaded = new Set(media.pathOf.values());
  const hasPicture = (path: string) =>
    uploaded.has(path) || pictures.has(path) || liveText.includes(JSON.stringify(path));
  const problems = checkPublication(next, live, hasPicture);
  const files = await changedFiles(next, base.files);
  const changed = new Set(files.map(({ path }) => path));
  return {
    bundle: {
      files,
      base: Object.fromEntries(Object.entries(base.files).filter(([path]) => changed.has(path))),
      pictures: media.pictures,
      records: Object.fromEntries(changes.map(({ key, entry }) => [key, entry.base])),
      changes: [
        ...(confirmsAvailability && !changesHolds(changes) ? ['Availability confirmed'] : []),
        ...changes.flatMap(sentencesOf),
      ],
    },
    problems: {
      ...problems,
      errors: [...media.missing, ...problems.errors],
    },
  };
}
