import { readEntry, removeEntry, writeEntry } from '@/api/storage/browserStorage';
import type { StoredEntry } from '@/api/storage/storedEntry';

/** What went wrong with a stored entry; the visitor is told once, in words. */
export type StorageTrouble = 'unreadable' | 'partly-unreadable' | 'newer' | 'full' | 'denied';

export interface EntryStorageHooks<S> {
  onTrouble: (trouble: StorageTrouble) => void;
  /** Another tab's changes were joined to this one's: the slice is to become this. */
  onMerged: (state: S) => void;
}

/** The storage engine redux-persist is given for one slice. */
export interface EntryStorage<S> {
  getItem: () => Promise<S | undefined>;
  setItem: (key: string, state: S) => Promise<void>;
  removeItem: () => Promise<void>;
  /** Joins what another tab just stored to the state of this one. */
  takeOver: (mine: S) => void;
}

/**
 * Keeps one slice in local storage as plain JSON: checks what it reads, keeps unreadable bytes as
 * `<key>.bak`, never writes over a newer version, joins changes of other tabs before writing,
 * removes the entry when the slice is empty, and goes on in memory where storage is refused.
 */
export function createEntryStorage<S>(
  entry: StoredEntry<S>,
  hooks: EntryStorageHooks<S>,
): EntryStorage<S> {
  const versionKey = `${entry.key}:version`;
  let base = entry.empty;
  let lastText: string | null = null;
  let isFrozen = false;
  const told = new Set<StorageTrouble>();

  function tell(trouble: StorageTrouble): void {
    if (told.has(trouble)) return;
    told.add(trouble);
    hooks.onTrouble(trouble);
  }

  function keepCopy(text: string): void {
    // Without a copy the unreadable bytes must stay where they are.
    if (writeEntry('local', `${entry.key}.bak`, text) !== 'stored') isFrozen = true;
  }

  function understand(text: string | null): S {
    if (text === null) return entry.empty;
    if (Number(readEntry('local', versionKey) ?? entry.version) > entry.version) {
      isFrozen = true;
      tell('newer');
      return entry.empty;
    }
    const parsed = parseText(text, entry);
    if (parsed && parsed.dropped === 0) return parsed.state;
    keepCopy(text);
    tell(parsed ? 'partly-unreadable' : 'unreadable');
    return parsed?.state ?? entry.empty;
  }

  function write(state: S): void {
    const value = entry.serialize(state);
    if (value === undefined) {
      if (lastText !== null) removeEntry('local', entry.key);
      removeEntry('local', versionKey);
      lastText = null;
      return;
    }
    const text = JSON.stringify(value);
    if (text === lastText) return;
    const outcome = writeEntry('local', entry.key, text);
    if (outcome !== 'stored') return tell(outcome);
    writeEntry('local', versionKey, String(entry.version));
    lastText = text;
  }

  return {
    async getItem() {
      // redux-persist asks from within a reducer, where nobody may be told of trouble yet.
      await Promise.resolve();
      lastText = readEntry('local', entry.key);
      base = understand(lastText);
      return base;
    },
    setItem(_key, mine) {
      if (isFrozen) return Promise.resolve();
      const text = readEntry('local', entry.key);
      const isMoved = text !== lastText;
      if (isMoved) lastText = text;
      const next = isMoved ? entry.merge(base, mine, understand(text)) : mine;
      if (isFrozen) return Promise.resolve();
      write(next);
      base = next;
      if (isMoved) hooks.onMerged(next);
      return Promise.resolve();
    },
    removeItem() {
      if (!isFrozen) write(entry.empty);
      return Promise.resolve();
    },
    takeOver(mine) {
      const text = readEntry('local', entry.key);
      if (text === lastText || isFrozen) return;
      lastText = text;
      const theirs = understand(text);
      const next = entry.merge(base, mine, theirs);
      base = theirs;
      hooks.onMerged(next);
    },
  };
}

function parseText<S>(text: string, entry: StoredEntry<S>): { state: S; dropped: number } | null {
  try {
    return entry.parse(JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}
