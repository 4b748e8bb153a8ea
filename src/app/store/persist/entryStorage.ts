import {
  readEntry,
  removeEntry,
  writeEntry,
  type WriteOutcome,
} from '@/api/storage/browserStorage';
import type { StoredEntry } from '@/api/storage/storedEntry';

/** What went wrong with a stored entry; the visitor is told once, in words. */
export type StorageTrouble =
  'unreadable' | 'partly-unreadable' | 'not-copied' | 'newer' | 'full' | 'denied';

export interface EntryStorageHooks<S> {
  onTrouble: (trouble: StorageTrouble) => void;
  /** What could not be stored is stored now. */
  onStoredAgain: () => void;
  /** Another tab's changes were joined to `mine`, while it was written: the slice is to become this. */
  onMerged: (state: S, mine: S) => void;
}

/** The storage engine redux-persist is given for one slice. */
export interface EntryStorage<S> {
  getItem: () => Promise<S | undefined>;
  setItem: (key: string, state: S) => Promise<void>;
  removeItem: () => Promise<void>;
  /** What another tab just stored, joined to the state of this one; undefined when it is no news. */
  takeOver: (mine: S) => S | undefined;
}

/**
 * Ends of the names of the copies. A copy is never replaced by another one, except the last: a visitor is not
 * asked to tidy up, and the site must not fill the visitor's storage.
 */
const COPIES = ['.bak', '.bak.2', '.bak.3'] as const;

/** Keeps a copy of an unreadable text, unless there is the same one already; false when storage refused it. */
function keepCopy(key: string, text: string): boolean {
  const names = COPIES.map((end) => key + end);
  const kept = names.map((name) => readEntry('local', name));
  if (kept.includes(text)) return true;
  const free = kept.indexOf(null);
  return writeEntry('local', names.at(free) ?? key, text) === 'stored';
}

/** Tells each trouble once, and when storing works again. */
function createTeller({
  onTrouble,
  onStoredAgain,
}: Pick<EntryStorageHooks<never>, 'onTrouble' | 'onStoredAgain'>) {
  const told = new Set<StorageTrouble>();
  function tellStored(): void {
    const wasRefused = [told.delete('full'), told.delete('denied')].some(Boolean);
    if (wasRefused) onStoredAgain();
  }
  return {
    tell(trouble: StorageTrouble): void {
      if (told.has(trouble)) return;
      told.add(trouble);
      onTrouble(trouble);
    },
    tellStored,
    tellRemoved(): void {
      // Where storage is denied nothing has been removed.
      if (!told.has('denied')) tellStored();
    },
  };
}

/**
 * Keeps one slice in local storage as plain JSON: checks what it reads, keeps copies of unreadable bytes
 * (`<key>.bak`), never writes over a newer version, joins changes of other tabs before writing,
 * removes the entry when the slice is empty, and goes on in memory where storage is refused.
 */
export function createEntryStorage<S extends object>(
  entry: StoredEntry<S>,
  hooks: EntryStorageHooks<S>,
): EntryStorage<S> {
  const versionKey = `${entry.key}:version`;
  let base = entry.empty;
  let lastText: string | null = null;
  let isFrozen = false;
  const { tell, tellStored, tellRemoved } = createTeller(hooks);

  /** What a text says; null when it says nothing that this version understands. */
  function understand(text: string | null): S | null {
    if (text === null) return entry.empty;
    if (Number(readEntry('local', versionKey) ?? entry.version) > entry.version) {
      isFrozen = true;
      tell('newer');
      return null;
    }
    const parsed = parseText(text, entry);
    if (parsed && parsed.dropped === 0) return parsed.state;
    if (keepCopy(entry.key, text)) tell(parsed ? 'partly-unreadable' : 'unreadable');
    else {
      // Without a copy the unreadable bytes must stay where they are.
      isFrozen = true;
      tell('not-copied');
    }
    return parsed && parsed.state;
  }

  /** Writes a state; false when storage refused it. */
  function write(state: S): boolean {
    const value = entry.serialize(state);
    if (value === undefined) {
      if (lastText !== null) removeEntry('local', entry.key);
      removeEntry('local', versionKey);
      lastText = null;
      tellRemoved();
      return true;
    }
    const text = JSON.stringify(value);
    const outcome = text === lastText ? 'stored' : writeMarked(entry, text);
    if (outcome !== 'stored') tell(outcome);
    else {
      lastText = text;
      tellStored();
    }
    return outcome === 'stored';
  }

  /** Takes another tab's text for the base and joins what this one changed since the last. */
  function join(mine: S, text: string | null): S {
    lastText = text;
    const theirs = understand(text);
    if (theirs === null) return mine;
    const next = entry.merge(base, mine, theirs);
    base = theirs;
    return next;
  }

  return {
    getItem() {
      lastText = readEntry('local', entry.key);
      base = understand(lastText) ?? entry.empty;
      return Promise.resolve(base);
    },
    setItem(_key, staged) {
      // redux-persist goes on writing into this object, which is to be compared with later.
      const mine = { ...staged };
      const text = isFrozen ? lastText : readEntry('local', entry.key);
      const isMoved = text !== lastText;
      const next = isMoved ? join(mine, text) : mine;
      // What could not be stored still counts as changed by this tab.
      if (!isFrozen && write(next)) base = next;
      if (isMoved) hooks.onMerged(next, mine);
      return Promise.resolve();
    },
    removeItem() {
      if (!isFrozen) write(entry.empty);
      return Promise.resolve();
    },
    takeOver(mine) {
      const text = readEntry('local', entry.key);
      return text === lastText || isFrozen ? undefined : join(mine, text);
    },
  };
}

function writeMarked(
  { key, version }: Pick<StoredEntry<unknown>, 'key' | 'version'>,
  text: string,
): WriteOutcome {
  // The mark first: a tab that hears of the entry finds it there.
  const marked = writeEntry('local', `${key}:version`, String(version));
  return marked === 'stored' ? writeEntry('local', key, text) : marked;
}

function parseText<S>(text: string, entry: StoredEntry<S>): { state: S; dropped: number } | null {
  try {
    return entry.parse(JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}
