import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  FileStoreError,
  type FileChanges,
  type FileStore,
  type Snapshot,
} from '../../../src/admin/file-store/fileStore';
import { DATA_PATH, isStorePath, PUBLIC_PATH } from '../../../src/admin/file-store/places';
import { parseUploadPath, UPLOADS_PATH } from '../../../src/domain/content/files';
import { readPictureHeader } from '../../../src/domain/picture/pictureBytes';
import { filesBelow } from '../../build/files';
import { sha256 } from '../../build/sha256';
import { makeFolder, syncFolder } from '../../build/syncFolder';
import { writeFileDurably } from '../../build/writeFileAtomic';
import { gitRepository, type GitRepository } from './gitRepository';
import { withPublishLock } from './publishLock';

export interface PublishFolders {
  publicFolder: string;
  history: string;
}

export function publishFoldersOf(root: string): PublishFolders {
  return { publicFolder: path.join(root, 'public'), history: path.join(root, '.history') };
}

type Files = Snapshot['files'];

const FIRST = 'Content before the first publication';
const BY_HAND = 'Changed by hand';

/** Names of files that were being written when the process was killed. */
const TEMPORARY = /\.\d+\.tmp$/;

const gitHash = (bytes: Uint8Array): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

async function readBytes(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const isUpload = (file: string) => parseUploadPath(file.slice(PUBLIC_PATH.length)) !== null;

/** The files of the website on the disk, by their paths from the root of the repository. */
function openFiles(publicFolder: string) {
  const placeOf = (file: string) => path.join(publicFolder, file.slice(PUBLIC_PATH.length));
  const list = async (): Promise<string[]> => {
    const data = await filesBelow(path.join(publicFolder, 'data'));
    const uploads = await filesBelow(path.join(publicFolder, UPLOADS_PATH));
    return [
      ...data.map((name) => DATA_PATH + name),
      ...uploads.map((name) => `${PUBLIC_PATH}${UPLOADS_PATH.slice(1)}${name}`),
    ];
  };
  return {
    list,
    read: (file: string) => readBytes(placeOf(file)),
    async write(file: string, bytes: Uint8Array | null): Promise<void> {
      const place = placeOf(file);
      if (bytes) {
        await makeFolder(path.dirname(place));
        await writeFileDurably(place, bytes);
      } else {
        await rm(place, { force: true });
        await syncFolder(path.dirname(place));
      }
    },
    async removeTemporary(): Promise<void> {
      for (const file of (await list()).filter((one) => TEMPORARY.test(one)))
        await rm(placeOf(file), { force: true });
    },
    /** Whether the folder of a file, with symbolic links resolved, is in the public folder. */
    async isInside(file: string): Promise<boolean> {
      let folder = path.dirname(placeOf(file));
      while (!existsSync(folder)) folder = path.dirname(folder);
      const [real, root] = [await realpath(folder), await realpath(publicFolder)];
      return real === root || real.startsWith(root + path.sep);
    },
  };
}

type SiteFiles = ReturnType<typeof openFiles>;

async function changedByHand(files: SiteFiles, known: Files): Promise<FileChanges> {
  const there = (await files.list()).filter((file) => !TEMPORARY.test(file));
  const changes = new Map<string, Uint8Array | null>();
  for (const file of there) {
    const stored = known.get(file);
    // The name of an upload contains the hash of its bytes.
    if (stored && isUpload(file)) continue;
    const bytes = await files.read(file);
    if (bytes && gitHash(bytes) !== stored?.hash) changes.set(file, bytes);
  }
  const names = new Set(there);
  for (const file of known.keys()) if (!names.has(file)) changes.set(file, null);
  return changes;
}

/** Replaces the files of one commit by those of another. A file that was changed by hand stays. */
async function putInPlace(
  files: SiteFiles,
  repository: GitRepository,
  [from, to]: readonly [Files, Files],
): Promise<void> {
  const paths = [...new Set([...to.keys(), ...from.keys()])];
  const changed = paths.filter((file) => from.get(file)?.hash !== to.get(file)?.hash);
  const bytes = await repository.read(changed.flatMap((file) => to.get(file)?.hash ?? []));
  // Images come first: no page may refer to an image that does not exist.
  for (const file of changed.toSorted((a, b) => Number(isUpload(b)) - Number(isUpload(a)))) {
    const now = await files.read(file);
    const next = to.get(file);
    if ((now ? gitHash(now) : undefined) === from.get(file)?.hash)
      await files.write(file, next ? (bytes.get(next.hash) ?? null) : null);
  }
}

/** @throws FileStoreError if a file must not be published */
async function checkAllowed(files: SiteFiles, changes: FileChanges): Promise<void> {
  for (const [file, bytes] of changes) {
    const upload = parseUploadPath(file.slice(PUBLIC_PATH.length));
    const isSame =
      !upload ||
      !bytes ||
      (sha256(bytes) === upload.hash && readPictureHeader(bytes)?.type === upload.type);
    if (!isStorePath('site', file) || !isSame || !(await files.isInside(file)))
      throw new FileStoreError('protected', {
        words: `Nothing was published, because “${file}” is not allowed.`,
      });
  }
}

/** The history is a repository. Files that were changed by hand are committed as they are, before anything else. */
export function siteStore({ publicFolder, history }: PublishFolders, onChangeByHand = () => {}) {
  const files = openFiles(publicFolder);
  const repository = gitRepository(path.join(history, 'site'), DATA_PATH);
  /** Names a commit whose files are being put in place, and the one before it. */
  const mark = path.join(history, 'target');

  async function complete(): Promise<void> {
    const [from = '', to = ''] = (await readFile(mark, 'utf8')).split(' ');
    if ((await repository.head()) === from) await repository.move(from, to);
    await putInPlace(files, repository, [await repository.files(from), await repository.files(to)]);
    await files.removeTemporary();
    await rm(mark);
    await syncFolder(history);
  }
  /** Runs a task while no other process writes, after a publication that was interrupted. */
  const locked = <R>(task: () => Promise<R>): Promise<R> =>
    withPublishLock(history, async () => {
      if (existsSync(mark)) await complete();
      return task();
    });
  async function current(): Promise<Snapshot> {
    const id = await repository.head();
    const known = await repository.files(id);
    const changes = await changedByHand(files, known);
    if (changes.size === 0) return { id, files: known };
    const made = await repository.write(id, changes, id === '' ? FIRST : BY_HAND);
    await repository.move(id, made);
    if (id !== '') onChangeByHand();
    return { id: made, files: await repository.files(made) };
  }
  const store: FileStore = {
    snapshot: async (at) =>
      at === undefined ? locked(current) : { id: at, files: await repository.files(at) },
    read: repository.read,
    commit: (base, changes, message) =>
      locked(async () => {
        const { id } = await current();
        if (id !== base) return 'moved';
        await checkAllowed(files, changes);
        const made = await repository.write(base, changes, message);
        await makeFolder(history);
        await writeFileDurably(mark, `${base} ${made}`);
        await complete();
        return { id: made };
      }),
    log: repository.log,
  };
  return {
    ...store,
    /** Completes a publication that was interrupted. Must run before the content is read, built or written. */
    recover: () => locked(async () => undefined),
  };
}

export function deskStore(history: string): FileStore {
  const repository = gitRepository(path.join(history, 'desk'));
  return {
    ...repository,
    async snapshot(at) {
      const id = at ?? (await repository.head());
      return { id, files: await repository.files(id) };
    },
    commit: (base, changes, message) =>
      withPublishLock(history, async () => {
        if ((await repository.head()) !== base) return 'moved';
        if ([...changes.keys()].some((file) => !isStorePath('desk', file)))
          throw new FileStoreError('protected');
        const id = await repository.write(base, changes, message);
        await repository.move(base, id);
        return { id };
      }),
  };
}
