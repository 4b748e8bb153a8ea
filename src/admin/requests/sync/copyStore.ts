import type { FileChanges, FileStore, Snapshot } from '../../file-store/fileStore';
import { isStorePath } from '../../file-store/places';
import { DeskError } from './deskError';

/** A file of the encrypted copy. Its text is Base64 or JSON, never readable without the key. */
export interface CopyFile {
  /** `key.json`, `devices/<letter>`, `edits/<letter>/<from>-<to>` or `photos/<key>/<photo>`. */
  name: string;
  text: string;
}

/** A file as the store lists it. */
export interface ListedFile {
  name: string;
  /** Differs if its content does. */
  hash: string;
}

/** Where the encrypted copy is kept. All functions throw a FileStoreError, or a DeskError `busy`. */
export interface CopyStore {
  /** @param isKnown whether the files as last read or written are enough, since a change of others is noticed when adding */
  list: (isKnown?: boolean) => Promise<ListedFile[]>;
  /** Whether others have changed files since they were listed. Files were added to theirs. */
  hasMoved: () => boolean;
  /** Returns when the store was last changed, by its own clock, in ms since 1970; NaN if it never was. */
  changedAt: () => Promise<number>;
  /** Returns the texts of files by their names, without those that do not exist. */
  read: (names: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /**
   * Adds files in one step, and removes those that they replace. A file that exists is never changed, except `key.json`.
   */
  add: (files: readonly CopyFile[], replaced?: readonly string[]) => Promise<void>;
  /**
   * Replaces everything but photos in one step.
   * @param known names of the files that may be replaced, by default all. With another one nothing is, and it is `busy`
   */
  replaceAll: (files: readonly CopyFile[], known?: readonly string[]) => Promise<void>;
}

/** The file with the data key. */
export const KEY_FILE = 'key.json';
/** Maximum number of attempts if other devices commit meanwhile. */
const ATTEMPTS = 3;

/** Opens the encrypted copy in a store of files. */
export function copyStore(store: FileStore): CopyStore {
  let last: Snapshot | undefined;
  let hasMoved = false;
  const current = async () => (last = await store.snapshot());
  async function read(names: readonly string[]): Promise<Map<string, string>> {
    const { files } = last ?? (await current());
    const hashes = new Map(
      names.flatMap((name) => {
        const file = files.get(name);
        return file ? [[name, file.hash] as const] : [];
      }),
    );
    const bytes = await store.read([...new Set(hashes.values())]);
    const textOf = (hash: string) => new TextDecoder().decode(bytes.get(hash));
    return new Map([...hashes].map(([name, hash]) => [name, textOf(hash)]));
  }
  /** Commits files. @param removedOf returns the names of those that are removed from a snapshot */
  async function write(
    added: readonly CopyFile[],
    removedOf: (now: Snapshot) => readonly string[],
  ): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const base = last ?? (await current());
      const removed = removedOf(base).filter((name) => base.files.has(name));
      const changes: FileChanges = new Map([
        ...removed.map((name) => [name, null] as const),
        ...added.map(({ name, text }) => [name, new TextEncoder().encode(text)] as const),
      ]);
      const outcome = await store.commit(base.id, changes, 'Save the desk');
      last = undefined;
      if (outcome !== 'moved') return;
      hasMoved = true;
      const { files } = await current();
      const texts = await read(added.map(({ name }) => name));
      // The answer to an earlier attempt was lost.
      if (added.length > 0 && added.every(({ name, text }) => texts.get(name) === text)) return;
      // With another key, what is encrypted with the former one cannot be read by anyone.
      const isTaken = [KEY_FILE, ...added.map(({ name }) => name)].some(
        (name) => files.get(name)?.hash !== base.files.get(name)?.hash,
      );
      if (isTaken || attempt === ATTEMPTS) throw new DeskError('busy');
    }
  }
  return {
    async list(isKnown = false) {
      last = isKnown ? store.known?.() : undefined;
      hasMoved = false;
      const { files } = last ?? (await current());
      const all = [...files].map(([name, { hash }]) => ({ name, hash }));
      return all.filter(({ name }) => isStorePath('desk', name));
    },
    read,
    changedAt: async () => Date.parse((await store.log(1))[0]?.at ?? ''),
    hasMoved: () => hasMoved,
    async add(added, replaced = []) {
      const { files } = last ?? (await current());
      if (added.some(({ name }) => name !== KEY_FILE && files.has(name)))
        throw new DeskError('busy');
      await write(added, () => replaced);
    },
    replaceAll(added, known) {
      const kept = new Set(added.map(({ name }) => name));
      return write(added, ({ files }) => {
        const others = [...files.keys()].filter(
          (name) => isStorePath('desk', name) && !name.startsWith('photos/'),
        );
        const isUnknown = (name: string) => name !== KEY_FILE && !known?.includes(name);
        if (known && others.some(isUnknown)) throw new DeskError('busy');
        return others.filter((name) => !kept.has(name));
      });
    },
  };
}
