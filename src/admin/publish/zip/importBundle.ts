import { categoryFiles } from '@/domain/content/categoryFiles';
import { readContent, type Content, type ContentFiles } from '@/domain/content/content';
import { withoutHostileKeys } from '@/domain/text/jsonObject';
import { isZipBaseFile, isNewerZip, parseZipBase, type ZipBase } from '@/domain/content/zipBase';
import { readPictureHeader } from '@/domain/picture/pictureBytes';
import { isPublishablePath, parseUploadPath } from '@/domain/content/publishFiles';
import { emptyDrafts, type Drafts } from '../../drafts/state/draftEntry';
import { saveMediaDraft, MEDIA_PREFIX } from '../../drafts/storage/mediaDrafts';
import { workingCopy } from '../../drafts/content/workingCopy';
import { hashOf } from '@/domain/text/hash';
import type { ImportedChange } from '../merge/conflicts';
import { importedChanges } from './importChanges';
import type { LiveContent } from '../liveContent';
import { asDraftMedia } from '../mediaPaths';
import { InvalidBundleError } from './invalidBundle';
import { unzip } from './unzip';
import { parseJson } from '@/domain/text/parseJson';

/** The changes in a ZIP file, before they are imported. */
export interface ImportPreview {
  changes: ImportedChange[];
  pictures: Blob[];
}

const DATA = 'public/data/';
const PUBLIC = 'public/';
/** The instructions for the reader, which the import ignores. */
const HOW_TO = 'HOW-TO.txt';

const isContentFile = (name: string) =>
  isZipBaseFile(name) ||
  (name.startsWith(DATA)
    ? isPublishablePath(name.slice(DATA.length))
    : name.startsWith(PUBLIC) && parseUploadPath(name.slice(PUBLIC.length)) !== null);

const isIgnored = (name: string) => name === HOW_TO || name.endsWith('/');

function jsonOf(name: string, bytes: Uint8Array): unknown {
  let json: unknown;
  try {
    json = parseJson(bytes);
  } catch {
    throw new InvalidBundleError({ code: 'notJson', name });
  }
  withoutHostileKeys(json, (key) => {
    throw new InvalidBundleError({ code: 'forbiddenKey', name, key });
  });
  return json;
}

/**
 * Unpacks a ZIP file.
 * @throws InvalidBundleError if a newer version made it, or the website has no such file
 */
async function entriesOf(file: Blob) {
  const foreign: string[] = [];
  const entries = await unzip(file, (name) => {
    if (isIgnored(name)) return false;
    if (!isContentFile(name)) foreign.push(name);
    return isContentFile(name);
  });
  const [record] = entries.filter(([name]) => isZipBaseFile(name));
  const made = record && jsonOf(...record);
  // Checked first, because a newer version may add files.
  if (isNewerZip(made)) throw new InvalidBundleError({ code: 'newer' });
  const [name] = foreign;
  if (name !== undefined) throw new InvalidBundleError({ code: 'foreignFile', name });
  return { entries, made: parseZipBase(made) };
}

async function pictureOf(name: string, bytes: Uint8Array): Promise<[ref: string, blob: Blob]> {
  const expected = parseUploadPath(name.slice(PUBLIC.length));
  const copy = new Uint8Array(bytes);
  const hash = await hashOf('SHA-256', copy);
  if (hash !== expected?.hash || readPictureHeader(copy)?.type !== expected.type)
    throw new InvalidBundleError({ code: 'changedImage', name });
  return [MEDIA_PREFIX + hash, new Blob([copy], { type: expected.type })];
}

/**
 * Removes the by-category files to which the unpacked content no longer refers, unless the ZIP file contains them. The
 * instructions of the ZIP file list them for deletion.
 * @param before the content on which the ZIP file is based
 */
function withoutUnreferenced(
  files: ContentFiles,
  before: ContentFiles,
  read: readonly (readonly [path: string, json: unknown])[],
): ContentFiles {
  const kept = new Set([...categoryFiles(files), ...read.map(([path]) => path)]);
  const removed = new Set(categoryFiles(before).filter((path) => !kept.has(path)));
  return Object.fromEntries(Object.entries(files).filter(([path]) => !removed.has(path)));
}

/** Returns the published content at the time when the ZIP file was made, and the content of the ZIP file. */
function contentsOf(
  read: readonly (readonly [path: string, json: unknown])[],
  made: ZipBase | undefined,
  live: LiveContent,
): [before: Content, after: Content] {
  const base = { ...live.files, ...made?.base };
  const isThere = ([, json]: readonly [string, unknown]) => json !== null;
  const before = Object.fromEntries(Object.entries(base).filter(isThere));
  const after = withoutUnreferenced({ ...before, ...Object.fromEntries(read) }, before, read);
  const { content, problems } = readContent(after);
  const problem = problems.find(({ level }) => level === 'error');
  if (problem) throw new InvalidBundleError({ code: 'invalidContent', problem });
  return [readContent(before).content, content];
}

/**
 * Reads a ZIP file made by publishing, and returns its changes to the working copy without applying them. The changes
 * are relative to the content on which the file is based, so changes made elsewhere since then are kept.
 * @param drafts the unpublished changes of this browser
 * @throws InvalidBundleError if it is not a valid file of this kind
 */
export async function previewImport(
  file: Blob,
  live: LiveContent,
  drafts: Drafts = emptyDrafts(),
): Promise<ImportPreview> {
  const { entries, made } = await entriesOf(file);
  const data = entries.filter(([name]) => name.startsWith(DATA));
  const read = data.map(([name, bytes]) => [name.slice(DATA.length), jsonOf(name, bytes)] as const);
  const [before, after] = contentsOf(read, made, live);
  const media = await Promise.all(
    entries
      .filter(([name]) => name.startsWith(PUBLIC) && !name.startsWith(DATA))
      .map(([name, bytes]) => pictureOf(name, bytes)),
  );
  const refs = new Set(media.map(([ref]) => ref));
  return {
    // Images that are not in the ZIP file are already published.
    changes: importedChanges(before, after, workingCopy(live.content, drafts), (record) =>
      asDraftMedia(record, refs),
    ),
    pictures: media.map(([, blob]) => blob),
  };
}

/** Stores the images of a ZIP file in this browser. Must be called before its edits are applied. */
export async function saveImportedPictures({ pictures }: ImportPreview): Promise<void> {
  await Promise.all(pictures.map(saveMediaDraft));
}
