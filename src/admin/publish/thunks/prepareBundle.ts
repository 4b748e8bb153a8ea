import { isJsonObject } from '@/domain/text/jsonObject';
import { parseJson } from '@/domain/text/jsonText';
import { type ContentFiles, applyChanges, readContent } from '@/domain/content/content';
import { FILES, OPTIONAL_FILES } from '@/domain/links/contentPaths';
import { errorAt, type Problem } from '@/domain/record/problem';
import { uploadPath, isByCategoryFile } from '@/domain/content/files';
import { dayAt, isDay } from '@/domain/availability/day';
import { contentChanges, withPublishedAvailability } from '@/domain/content/contentChanges';
import { checkPublication, type PublishProblems } from '@/domain/content/check/checkPublication';
import { sameJson } from '@/domain/text/sameJson';
import { MEDIA_PREFIX, mediaBlob, collectMediaRefs } from '../../drafts/storage/mediaDrafts';
import { asPublishedMedia } from '../../drafts/content/pending';
import type { BundlePicture, Bundle, BundleFile } from '../publishTarget';
import { withDrafts } from '../../drafts/content/draftContent';
import { changeSentence, draftsOf, fieldSentence, type RecordChange } from '../changes/changes';
import type { BaseContent } from '../baseContent';
import { MISSING_IMAGE } from '../../drafts/messages';

async function picturesOf(files: ContentFiles) {
  const pictures: BundlePicture[] = [];
  const missing: string[] = [];
  const pathOf = new Map<string, string>();
  for (const ref of collectMediaRefs(files)) {
    const blob = await mediaBlob(ref);
    const file = blob && uploadPath(ref.slice(MEDIA_PREFIX.length), blob.type);
    if (!file) missing.push(ref);
    else {
      pictures.push({ file, blob });
      pathOf.set(ref, `/${file}`);
    }
  }
  return { pictures, missing, pathOf };
}

/** The check finds no image at a reference to a draft image, so one that this browser has lost must not be published. */
function withMissing(problems: PublishProblems, missing: readonly string[]): PublishProblems {
  const isMissing = ({ message }: Problem) => missing.some((ref) => message.includes(ref));
  const lost = problems.warnings.filter(isMissing);
  const unnamed = missing.filter((ref) => !lost.some(({ message }) => message.includes(ref)));
  const errors = [
    ...lost.map(({ file, path }) => errorAt(file, path, MISSING_IMAGE)),
    ...unnamed.map((ref) => errorAt('', ref, MISSING_IMAGE)),
  ];
  return {
    ...problems,
    errors: [...errors, ...problems.errors],
    warnings: problems.warnings.filter((problem) => !lost.includes(problem)),
  };
}

interface PreparedBundle {
  bundle: Bundle;
  problems: PublishProblems;
}

/** Updates `lastUpdated` of changed lists that have this field: a day where it was one, otherwise a time. */
function withDates(next: ContentFiles, base: ContentFiles, now: string): ContentFiles {
  const dated = [FILES.products, FILES.projects].flatMap((path) => {
    const file = next[path];
    if (sameJson(file, base[path]) || !isJsonObject(file)) return [];
    const { lastUpdated: old } = file;
    if (typeof old !== 'string') return [];
    const lastUpdated = isDay(old) ? dayAt(Date.parse(now)) : now;
    return [[path, { ...file, lastUpdated }] as const];
  });
  return { ...next, ...Object.fromEntries(dated) };
}

const isOptional = (path: string) => OPTIONAL_FILES.some((file) => file === path);

/** Adds files of the branch that no published index refers to and that publishing would overwrite. */
function withUnreferenced(base: BaseContent, next: ContentFiles): BaseContent {
  const found: ContentFiles = {};
  const paths = Object.keys(next).filter(
    (path) => (isByCategoryFile(path) || isOptional(path)) && !Object.hasOwn(base.files, path),
  );
  for (const path of paths) {
    const bytes = base.branch?.files.get(path);
    if (!bytes) continue;
    try {
      found[path] = parseJson(bytes);
    } catch {
      // It is no content.
    }
  }
  if (Object.keys(found).length === 0) return base;
  const files = { ...base.files, ...found };
  return { ...base, files, content: readContent(files).content };
}

const changesHolds = (changes: readonly RecordChange[]) =>
  changes.some(({ collection }) => collection === 'holds');

async function filesWith(
  base: BaseContent,
  changes: readonly RecordChange[],
  now: string,
  confirmsAvailability: boolean,
) {
  const drafts = draftsOf(changes);
  const draftContent = withDrafts(base.content, drafts);
  const isAvailability = confirmsAvailability || changesHolds(changes);
  const after = isAvailability ? withPublishedAvailability(draftContent, now) : draftContent;
  const written = applyChanges(base.files, contentChanges(base.content, after));
  const changed = Object.fromEntries(
    Object.entries(written).filter(([path, file]) => file !== base.files[path]),
  );
  const media = await picturesOf(changed);
  const next = { ...written, ...(asPublishedMedia(changed, media.pathOf) as ContentFiles) };
  return { media, next: withDates(next, base.files, now) };
}

/** Describes a change for the history. The dates of a hold are part of its name. */
function sentencesOf(change: RecordChange): string[] {
  const { kind, fields, collection } = change;
  return kind === 'changed' && fields.length > 0 && collection !== 'holds'
    ? fields.map((field) => fieldSentence(field, change))
    : [changeSentence(change)];
}

function changedFiles(next: ContentFiles, base: ContentFiles): BundleFile[] {
  const removed = Object.keys(base).filter(
    (path) => isByCategoryFile(path) && !Object.hasOwn(next, path),
  );
  const changed = Object.keys(next).filter((path) => !sameJson(next[path], base[path]));
  return [...changed, ...removed].map((path) => ({
    path,
    json: Object.hasOwn(next, path) ? next[path] : null,
  }));
}

/**
 * Finds the files that differ from the published ones, their images, and their problems. `now`: ISO 8601. `pictures`:
 * site paths. `confirmsAvailability`: availability is published even if no hold has changed.
 */
export async function prepareBundle(
  base: BaseContent,
  changes: readonly RecordChange[],
  pictures: ReadonlySet<string>,
  now: string,
  confirmsAvailability = false,
): Promise<PreparedBundle> {
  let { media, next } = await filesWith(base, changes, now, confirmsAvailability);
  const whole = withUnreferenced(base, next);
  if (whole !== base)
    ({ media, next } = await filesWith(whole, changes, now, confirmsAvailability));
  const baseText = JSON.stringify(base.files);
  const uploaded = new Set(media.pathOf.values());
  const hasPicture = (path: string) =>
    uploaded.has(path) || pictures.has(path) || baseText.includes(JSON.stringify(path));
  const problems = checkPublication(next, base, hasPicture);
  return {
    bundle: {
      files: changedFiles(next, whole.files),
      pictures: media.pictures,
      changes: [
        ...(confirmsAvailability && !changesHolds(changes) ? ['Availability confirmed'] : []),
        ...changes.flatMap(sentencesOf),
      ],
    },
    problems: withMissing(problems, media.missing),
  };
}
