import { readEntry, removeEntry, writeEntry, type WriteOutcome } from '../browserStorage';
import type { StoredEntry } from '../storedEntry';
import { createIssueReporter, type IssueHooks, type StorageIssue } from './storageIssues';

interface EntryStorageHooks<S> extends IssueHooks {
  /** Called when a write merged another tab's changes with `mine`. `state` must replace the slice. */
  onMerged: (state: S, mine: S) => void;
}

/**
 * Suffixes of the keys of copies. Only the last copy is ever replaced, so that the site does
 * not fill the visitor's storage.
 */
const COPIES = ['.bak', '.bak.2', '.bak.3'] as const;

/** Saves a copy of an unreadable text, only once. Returns false if storage rejected it. */
function keepCopy(key: string, text: string): boolean {
  const names = COPIES.map((end) => key + end);
  const kept = names.map((name) => readEntry('local', name));
  if (kept.includes(text)) return true;
  const free = kept.indexOf(null);
  return writeEntry('local', names.at(free) ?? key, text) === 'stored';
}

const versionKeyOf = ({ key }: { key: string }) => `${key}:version`;

/** Reads the texts of an entry. It is frozen once a text was found that must not be overwritten. */
function createTextReader<S extends object>(
  entry: StoredEntry<S>,
  report: (issue: StorageIssue) => void,
) {
  let isFrozen = false;

  /** Whether a newer version has stored the text, which must not be overwritten. */
  function isNewer(text: string | null): boolean {
    // The back office has stored a draft there, which only it may change.
    if (readEntry('local', `${entry.key}:draft`) !== null) {
      isFrozen = true;
      return true;
    }
    const version = Number(readEntry('local', versionKeyOf(entry)) ?? entry.version);
    if (text === null || version <= entry.version) return false;
    isFrozen = true;
    report('newer');
    return true;
  }

  /** Parses a text. Returns null if this version cannot read it. */
  function understand(text: string | null): S | null {
    if (text === null) return entry.empty;
    if (isNewer(text)) return null;
    const parsed = parseText(text, entry);
    if (parsed && parsed.dropped === 0) return parsed.state;
    if (keepCopy(entry.key, text)) report(parsed ? 'partly-unreadable' : 'unreadable');
    else {
      // Without a copy, the unreadable text must not be overwritten.
      isFrozen = true;
      report('not-copied');
    }
    return parsed && parsed.state;
  }

  return { understand, isNewer, isFrozen: () => isFrozen };
}

/**
 * Persists one slice in local storage as plain JSON. Validates what it reads, copies unreadable
 * text to `<key>.bak`, and never overwrites a newer version. Merges changes of other tabs
 * before writing, and removes the entry of an empty slice. Its version stays: an entry that is
 * missing together with its version was deleted by the browser, and is stored again. If storage
 * fails, the state remains in memory.
 */
export function createEntryStorage<S extends object>(
  entry: StoredEntry<S>,
  hooks: EntryStorageHooks<S>,
) {
  let base = entry.empty;
  let lastText: string | null = null;
  const { report, reportStored, reportRemoved } = createIssueReporter(hooks);
  const { understand, isNewer, isFrozen } = createTextReader(entry, report);

  /** Writes a state. Returns false if storage rejected it. */
  function write(state: S): boolean {
    const value = entry.serialize(state);
    if (value === undefined) {
      if (lastText !== null) removeEntry('local', entry.key);
      lastText = null;
      reportRemoved();
      return true;
    }
    const text = JSON.stringify(value);
    const outcome = text === lastText ? 'stored' : writeMarked(entry, text);
    if (outcome !== 'stored') report(outcome);
    else {
      lastText = text;
      reportStored();
    }
    return outcome === 'stored';
  }

  /** Makes another tab's text the base and merges the changes of this tab since the last base. */
  function join(mine: S, text: string | null): S {
    lastText = text;
    const theirs = understand(text);
    if (theirs === null) return mine;
    const next = entry.merge(base, mine, theirs);
    base = theirs;
    return next;
  }

  const isLost = (text: string | null) =>
    text === null && lastText !== null && readEntry('local', versionKeyOf(entry)) === null;

  /** Stores the state again after the browser has deleted the entry. */
  function restore(mine: S): void {
    lastText = null;
    if (!write(mine)) return;
    base = mine;
    if (entry.serialize(mine) !== undefined) hooks.onIssue('restored');
  }

  return {
    async getItem() {
      if (entry.prepare && readEntry('local', entry.key) !== null) await entry.prepare();
      lastText = readEntry('local', entry.key);
      base = understand(lastText) ?? entry.empty;
      return base;
    },
    async setItem(_key: string, staged: S) {
      // redux-persist changes this object later, but it is needed for comparison.
      const mine = { ...staged };
      const text = readEntry('local', entry.key);
      if (isFrozen() || isNewer(text)) return;
      if (isLost(text)) {
        restore(mine);
        return;
      }
      const isMoved = text !== lastText;
      const next = isMoved ? join(mine, text) : mine;
      // A state that could not be stored still counts as changed by this tab.
      if (!isFrozen() && write(next)) base = next;
      if (isMoved) hooks.onMerged(next, mine);
    },
    removeItem() {
      if (!isFrozen()) write(entry.empty);
      return Promise.resolve();
    },
    /**
     * Merges the state with what another tab stored. Returns undefined if nothing has changed.
     * @param isCleared whether all of storage was cleared, which the site never does
     */
    takeOver(mine: S, isCleared: boolean) {
      const text = readEntry('local', entry.key);
      if (text === lastText || isFrozen()) return undefined;
      if (text !== null || !isCleared) return join(mine, text);
      restore(mine);
      return undefined;
    },
  };
}

function writeMarked(
  { key, version }: Pick<StoredEntry<unknown>, 'key' | 'version'>,
  text: string,
): WriteOutcome {
  // The version comes first, so that other tabs find it when they are notified of the entry.
  const marked = writeEntry('local', versionKeyOf({ key }), String(version));
  return marked === 'stored' ? writeEntry('local', key, text) : marked;
}

function parseText<S>(text: string, entry: StoredEntry<S>): { state: S; dropped: number } | null {
  try {
    return entry.parse(JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}
