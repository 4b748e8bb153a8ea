import { FileStoreError, type FileStore, type Snapshot } from '../../file-store/fileStore';
import { isStorePath } from '../../file-store/places';

/** Texts of files by their names; null deletes a file. A text is Base64 or JSON, never readable without the key. */
export type CopyChanges = ReadonlyMap<string, string | null>;

/** Hashes of files by `key.json`, `devices/<letter>`, `edits/<letter>/<from>-<to>` and `photos/<key>/<photo>`. */
export type ListedFiles = ReadonlyMap<string, string>;

export const KEY_FILE = 'key.json';
const TRIES = 5;

const bytesOf = (text: string | null) => (text === null ? null : new TextEncoder().encode(text));

/** Tries something again while another device is faster. @throws FileStoreError `busy` */
export async function retried<R>(attempt: () => Promise<R>): Promise<R> {
  for (let tried = 1; ; tried += 1)
    try {
      return await attempt();
    } catch (error) {
      const isBusy = error instanceof FileStoreError && error.reason === 'busy';
      if (!isBusy || tried === TRIES) throw error;
    }
}

export type CopyStore = ReturnType<typeof copyStore>;

/** Where the encrypted copy is kept. All functions throw a FileStoreError. */
export function copyStore(store: FileStore) {
  let last: Snapshot | undefined;
  const current = async () => (last = await store.snapshot());

  /** Returns the texts of files by their names, without those that do not exist. */
  async function read(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (names.length === 0) return new Map();
    const { files } = last ?? (await current());
    const found = names.filter((name) => files.has(name));
    const hashOf = (name: string) => files.get(name)?.hash ?? '';
    const bytes = await store.read([...new Set(found.map(hashOf))]);
    const textOf = (name: string) => new TextDecoder().decode(bytes.get(hashOf(name)));
    return new Map(found.map((name) => [name, textOf(name)]));
  }

  return {
    read,
    /** @param isKnown whether the files as last read or written are enough, since a change of others is noticed when adding */
    async list(isKnown = false): Promise<ListedFiles> {
      last = isKnown ? store.known?.() : undefined;
      const { files } = last ?? (await current());
      const all = [...files].map(([name, { hash }]) => [name, hash] as const);
      return new Map(all.filter(([name]) => isStorePath('desk', name)));
    },
    /** Returns when the store was last changed, by its own clock, in ms since 1970; NaN if it never was. */
    changedAt: async () => Date.parse((await store.log(1))[0]?.at ?? ''),
    /**
     * Changes files in one step, unless others have changed any since they were listed. One that exists is not
     * replaced, except `key.json`. @param isRenewal replaces other files too
     */
    async add(changes: CopyChanges, isRenewal = false): Promise<void> {
      const { id, files } = last ?? (await current());
      const added = [...changes].filter(([, text]) => text !== null);
      if (!isRenewal && added.some(([name]) => name !== KEY_FILE && files.has(name)))
        throw new FileStoreError('busy');
      const left = [...changes].filter(([name, text]) => text !== null || files.has(name));
      const bytes = new Map(left.map(([name, text]) => [name, bytesOf(text)]));
      const outcome = await store.commit(id, bytes, 'Save the desk');
      last = undefined;
      if (outcome !== 'moved') return;
      // The answer to an earlier attempt may have been lost.
      const texts = await read(added.map(([name]) => name));
      if (added.length === 0 || added.some(([name, text]) => texts.get(name) !== text))
        throw new FileStoreError('busy');
    },
  };
}
