import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { type ContentSource, ContentUnavailableError } from '@/api/content/contentSource';
import { contentApi } from '@/api/content/contentApi';
import type { ContentDeps } from '@/api/content/contentDeps';
import { hashOf } from '@/domain/text/hash';
import { jsonText, parseJson } from '@/domain/text/jsonText';
import { withPending } from '../drafts/content/pending';
import { selectPending } from '../drafts/state/draftsReducer';
import type { DraftContentState } from '../drafts/content/draftContent';
import { liveContentQuery, loadContent, type LoadedContent } from '../drafts/content/liveContent';
import type { FileChanges, FileStore } from '../file-store/fileStore';
import { DATA_PATH, PUBLIC_PATH } from '../file-store/places';
import type { Bundle } from './publishTarget';

export type PublishThunk<R> = ThunkAction<R, DraftContentState, ContentDeps, UnknownAction>;

/** The published content: that of the branch where it was read, else that of the website with what is pending. */
export interface BaseContent extends Omit<LoadedContent, 'problems'> {
  /** The commit from which it was read, which may be ahead of the website. */
  branch?: Branch;
}

/** Loads again for the whole back office what visitors get. Resolves to the published content; undefined if that fails. */
export function fetchPublished(): PublishThunk<Promise<BaseContent | undefined>> {
  return async (dispatch, getState) => {
    const { data } = await dispatch(
      liveContentQuery.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    const pending = selectPending(getState());
    return data && pending ? withPending(data, { ...pending, media: [] }) : data;
  };
}

/** Parses the content of a commit. Never throws: files that could not be read are in `failed`. */
export async function contentOfBranch(branch: Branch): Promise<BaseContent & LoadedContent> {
  return { ...(await loadContent(branchSource(branch))), branch };
}

/** Makes the public pages in this tab load the content just published. */
export function reloadPublicContent(): PublishThunk<void> {
  return (dispatch, _getState, extra) => {
    extra.pageData?.clear();
    dispatch(contentApi.util.invalidateTags(['Content']));
  };
}

type Bytes = Uint8Array<ArrayBuffer>;

export interface Branch {
  store: FileStore;
  id: string;
  /** The bytes of all files by their path under `public/data`. */
  files: ReadonlyMap<string, Bytes>;
}

const known = new Map<string, Bytes>();

/** Reads the content of a commit. @param at by default the last one @throws FileStoreError */
export async function readBranch(store: FileStore, at?: string): Promise<Branch> {
  const { id, files } = await store.snapshot(at);
  const data = [...files].filter(([path]) => path.startsWith(DATA_PATH));
  const hashes = [...new Set(data.map(([, { hash }]) => hash))];
  const unknown = hashes.filter((hash) => !known.has(hash));
  for (const [hash, bytes] of await store.read(unknown)) known.set(hash, bytes);
  const bytes = data.map(
    ([path, { hash }]) =>
      [path.slice(DATA_PATH.length), known.get(hash) ?? new Uint8Array()] as const,
  );
  return { store, id, files: new Map(bytes) };
}

function branchSource({ files }: Branch): ContentSource {
  return {
    read: async (path) => {
      const bytes = files.get(path);
      if (!bytes) throw new ContentUnavailableError(path);
      return parseJson(bytes);
    },
  };
}

/** Returns the files that a bundle changes, by their path in the repository. */
export async function changesOfBundle({ files, pictures }: Bundle): Promise<FileChanges> {
  const changes = new Map<string, Bytes | null>();
  for (const { path, json } of files) {
    const text = `${jsonText(json, 2)}\n`;
    changes.set(DATA_PATH + path, json === null ? null : new TextEncoder().encode(text));
  }
  for (const { file, blob } of pictures)
    changes.set(PUBLIC_PATH + file, new Uint8Array(await blob.arrayBuffer()));
  return changes;
}

/** Returns the hash that `data/version.json` contains after the build of a commit with these changes (scripts/prerender). */
export async function contentHashWith({ files }: Branch, changes: FileChanges): Promise<string> {
  const next = new Map<string, Uint8Array | null>(files);
  for (const [path, bytes] of changes)
    if (path.startsWith(DATA_PATH)) next.set(path.slice(DATA_PATH.length), bytes);
  const parts = [...next]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, bytes]) => (bytes ? [path, new Uint8Array(bytes)] : []));
  return (await hashOf('SHA-256', await new Blob(parts).arrayBuffer())).slice(0, 16);
}
