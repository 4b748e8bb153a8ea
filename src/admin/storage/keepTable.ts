import type { UnknownAction } from '@reduxjs/toolkit';
import { createTabChannel, type TabChannel } from '@/api/storage/tabChannel';
import { sameJson } from '@/domain/text/sameJson';
import { yieldToMain } from '@/ui/schedule';
import {
  checkAlive,
  ClearedError,
  issueOf,
  onCleared,
  transact,
  type TableIssue,
  type TableName,
  type Transaction,
} from './database';
import { tableReported, type TableStatus } from './storageSlice';
import { putAside, takeUnstoredRows } from './unstoredRows';

/** Rows by their keys. A row that was changed is another object. */
export type Rows<R> = Readonly<Record<string, R>>;

/** Rows that were read from the database, by their keys; null: deleted. */
export type LoadedRows<R> = Readonly<Record<string, R | null>>;

interface Table<S, R extends object> {
  table: TableName;
  select: (state: S) => Rows<R>;
  /** The action that puts rows into the state as they are. */
  loaded: (rows: LoadedRows<R>) => UnknownAction;
  /** Parses a stored row; undefined if it cannot be read. Never throws. */
  read: (json: unknown, key: string) => R | undefined;
  /** Whether a row can be shown. Those that cannot are counted. */
  isReadable?: (row: R, key: string) => boolean;
  /** Joins a row that this tab has changed with the one that another tab has stored since it was `known`. */
  merge: (mine: R, known: R | undefined, stored: R, key: string) => R;
  /** Returns the images that rows name, as far as this tab has them. They are stored with the rows if they are missing. */
  mediaOf?: (rows: readonly R[]) => Promise<ReadonlyMap<string, Blob>>;
}

interface Tab<S> {
  dispatch: (action: UnknownAction) => unknown;
  getState: () => S;
  startListening: (listener: {
    predicate: (action: unknown, now: S, before: S) => boolean;
    effect: () => void;
  }) => unknown;
}

/** The result of storing. After anything but `stored`, the changes are only in the memory of this tab. */
export type StoreOutcome = 'stored' | TableIssue;

export interface Kept {
  /** Settles when the stored rows have been read, or could not be. */
  loaded: Promise<void>;
  /** Stores all changes immediately. Never rejects. */
  flush: () => Promise<StoreOutcome>;
  /** Reads what others have stored. Never rejects. */
  catchUp: () => Promise<StoreOutcome>;
}

/** A row as this tab last read or wrote it. `at` is its place among the rows, which are read in the order of adding. */
interface Saved<R> {
  row: R;
  at: number;
}

const GATHER_MS = 200;
/** Number of rows that are read or written in one task. All of them in one task would block the page. */
const BATCH = 100;

const kept = new Map<TableName, Kept>();

/** Stores the changes of a table immediately; of all tables by default. Never rejects. */
export async function flush(table?: TableName): Promise<StoreOutcome> {
  const tables = table ? [kept.get(table)] : [...kept.values()];
  const outcomes = await Promise.all(tables.map(async (one) => (await one?.flush()) ?? 'stored'));
  return outcomes.find((outcome) => outcome !== 'stored') ?? 'stored';
}

/** Stores changes and reads what others have stored. Returns why rows could not be read. Never rejects. */
export async function catchUpAll(): Promise<StoreOutcome> {
  await flush();
  const outcomes = await Promise.all([...kept.values()].map((table) => table.catchUp()));
  return outcomes.find((outcome) => outcome !== 'stored') ?? 'stored';
}

let lastPlace = 0;
const nextPlace = () => (lastPlace = Math.max(lastPlace + 1, Date.now()));

const nextRevision = (revision: unknown): number => (Number(revision) || 0) + 1;

class KeptTable<S, R extends object> {
  private readonly tab: Tab<S>;
  private readonly options: Table<S, R>;
  private last: Promise<StoreOutcome> = Promise.resolve('stored');
  private readonly channel: TabChannel<readonly string[]>;
  private readonly revisionKey: string;
  private saved = new Map<string, Saved<R>>();
  /** The rows in the state when all of them had been stored. */
  private clean: Rows<R> | undefined;
  private isRead = false;
  private revision: unknown;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The write that has not begun yet. It stores what is changed until then. */
  private next: Promise<StoreOutcome> | undefined;

  constructor(tab: Tab<S>, options: Table<S, R>) {
    this.tab = tab;
    this.options = options;
    this.channel = createTabChannel(`back-office-${options.table}`);
    this.revisionKey = `revision-${options.table}`;
  }

  private rows(): Rows<R> {
    return this.options.select(this.tab.getState());
  }

  private row(rows: Rows<R>, key: string): R | undefined {
    return Object.hasOwn(rows, key) ? rows[key] : undefined;
  }

  private report(change: Partial<TableStatus>): void {
    this.tab.dispatch(tableReported({ table: this.options.table, ...change }));
  }

  private changedKeys(): string[] {
    const now = this.rows();
    return [
      ...Object.keys(now).filter((key) => now[key] !== this.saved.get(key)?.row),
      ...[...this.saved.keys()].filter((key) => !Object.hasOwn(now, key)),
    ];
  }

  private replaceSaved(key: string, entry: Saved<R> | undefined): R | undefined {
    const known = this.saved.get(key)?.row;
    if (entry) this.saved.set(key, entry);
    else this.saved.delete(key);
    return known;
  }

  private show(rows: LoadedRows<R>): void {
    if (Object.keys(rows).length > 0) this.tab.dispatch(this.options.loaded(rows));
  }

  /** Joins a row of this tab with the stored one. A row that was changed in one tab stays although another one removed it. */
  private join(key: string, mine: R | undefined, known: R | undefined, theirs: R | undefined) {
    if (mine === known) return theirs;
    if (sameJson(theirs, known)) return mine;
    return mine && theirs ? this.options.merge(mine, known, theirs, key) : (mine ?? theirs);
  }

  /** Takes over stored rows. Rows that wait to be written are merged with them, and written later. */
  private takeOver(stored: ReadonlyMap<string, Saved<R> | undefined>): void {
    const now = this.rows();
    const changes: Record<string, R | null> = {};
    for (const [key, theirs] of stored) {
      if (sameJson(this.saved.get(key)?.row, theirs?.row)) continue;
      const known = this.replaceSaved(key, theirs);
      const mine = this.row(now, key);
      const next = this.join(key, mine, known, theirs?.row);
      if (next !== mine) changes[key] = next ?? null;
    }
    this.show(changes);
  }

  private readRevision(): Promise<unknown> {
    return transact(['meta'], 'readonly', async (transaction) => {
      const meta = transaction.objectStore('meta');
      await checkAlive(meta);
      return meta.get(this.revisionKey);
    });
  }

  private async entriesOf(keys: readonly string[]): Promise<Map<string, unknown>> {
    const { table } = this.options;
    const entries = await transact([table], 'readonly', (transaction) => {
      const store = transaction.objectStore(table);
      return Promise.all(keys.map((key) => store.get(key) as Promise<unknown>));
    });
    return new Map(keys.map((key, index) => [key, entries[index]]));
  }

  /** Returns all stored entries, and those that this tab knows and that are gone. */
  private async allEntries(): Promise<Map<string, unknown>> {
    const { table } = this.options;
    const found = new Map<string, unknown>([...this.saved.keys()].map((key) => [key, undefined]));
    let range: IDBKeyRange | null = null;
    do {
      const from: IDBKeyRange | null = range;
      const [keys, entries]: [IDBValidKey[], unknown[]] = await transact(
        [table],
        'readonly',
        (transaction) => {
          const store = transaction.objectStore(table);
          return Promise.all([store.getAllKeys(from, BATCH), store.getAll(from, BATCH)]);
        },
      );
      (keys as string[]).forEach((key, index) => found.set(key, entries[index]));
      range = keys.length === BATCH ? IDBKeyRange.lowerBound(keys.at(-1), true) : null;
      if (range) await yieldToMain();
    } while (range);
    return found;
  }

  private async readRows(keys?: readonly string[]): Promise<void> {
    const revision = await this.readRevision();
    const entries = keys ? await this.entriesOf(keys) : await this.allEntries();
    const stored: [string, Saved<R> | undefined][] = [];
    let unreadable = 0;
    for (const [key, entry] of entries) {
      const { row: json, at } = Object(entry) as { row?: unknown; at?: unknown };
      const row = entry === undefined ? undefined : this.options.read(json, key);
      if (row) stored.push([key, { row, at: Number(at) || 0 }]);
      else if (entry === undefined) stored.push([key, undefined]);
      const isShown = row ? this.options.isReadable?.(row, key) !== false : entry === undefined;
      unreadable += isShown ? 0 : 1;
      if (entries.size > BATCH && stored.length % BATCH === 0) await yieldToMain();
    }
    if (!keys) this.report({ unreadable });
    // Else another tab has stored further rows.
    if (!keys || revision === nextRevision(this.revision)) this.revision = revision;
    this.isRead = true;
    this.takeOver(new Map(stored.sort(([, a], [, b]) => (a?.at ?? 0) - (b?.at ?? 0))));
  }

  /** Writes rows in one transaction, merged with what other tabs have stored. Returns them as they are stored. */
  private writeRows(now: Rows<R>, keys: readonly string[], media: ReadonlyMap<string, Blob>) {
    const { table, read } = this.options;
    const work = async (transaction: Transaction<'readwrite'>) => {
      const meta = transaction.objectStore('meta');
      await checkAlive(meta);
      const store = transaction.objectStore(table);
      const written = new Map<string, Saved<R> | undefined>();
      // What fails ends the transaction, and that rejects.
      const writing = (request: Promise<unknown>) => void request.catch(() => undefined);
      for (let start = 0; start < keys.length; start += BATCH) {
        const some = keys.slice(start, start + BATCH);
        const entries = await Promise.all(some.map((key) => store.get(key) as Promise<unknown>));
        for (const [index, key] of some.entries()) {
          const { row: json, at } = Object(entries[index]) as { row?: unknown; at?: number };
          const theirs = json === undefined ? undefined : read(json, key);
          const row = this.join(key, this.row(now, key), this.saved.get(key)?.row, theirs);
          const entry = row && { row, at: at ?? nextPlace() };
          writing(entry ? store.put(entry, key) : store.delete(key));
          written.set(key, entry);
        }
      }
      const images = transaction.objectStore('media');
      for (const [key, image] of media)
        if ((await images.count(key)) === 0) writing(images.put(image, key));
      const revision: unknown = await meta.get(this.revisionKey);
      const next = nextRevision(revision);
      // Else another tab has stored rows that this one has not read.
      if (revision === this.revision) this.revision = next;
      writing(meta.put(next, this.revisionKey));
      transaction.commit();
      return written;
    };
    return transact([table, 'media', 'meta'], 'readwrite', work, keys.length);
  }

  private async write(): Promise<void> {
    if (!this.isRead) await this.readRows();
    const { mediaOf } = this.options;
    const now = this.rows();
    const keys = this.changedKeys();
    if (keys.length === 0) return;
    this.report({ state: 'storing' });
    const media = (await mediaOf?.(keys.flatMap((key) => this.row(now, key) ?? []))) ?? new Map();
    const written = await this.writeRows(now, keys, media);
    const joined: Record<string, R | null> = {};
    for (const [key, entry] of written) {
      this.replaceSaved(key, entry);
      const [mine, newest] = [this.row(now, key), this.row(this.rows(), key)];
      if (entry?.row === mine) continue;
      // The row can be changed again while it is written.
      joined[key] = this.join(key, newest, mine, entry?.row) ?? null;
    }
    this.show(joined);
    this.channel.post(keys);
  }

  private gather(): void {
    const hasChanged = this.changedKeys().length > 0;
    this.clean = hasChanged || !this.isRead ? undefined : this.rows();
    this.report({ state: hasChanged ? 'storing' : 'stored' });
    if (hasChanged) this.timer ??= setTimeout(() => void this.flush(), GATHER_MS);
  }

  /** Runs work of the database after the work before, and reports its result. Never rejects. */
  private run(task: () => Promise<void>): Promise<StoreOutcome> {
    this.last = this.last.then(async () => {
      try {
        await task().catch((error: unknown) => {
          // The rows of this tab are written to the new database.
          if (error instanceof ClearedError) return this.write();
          throw error;
        });
        this.gather();
        return 'stored';
      } catch (error) {
        this.clean = undefined;
        const issue = issueOf(error);
        this.report({ state: 'memory', issue });
        return issue;
      }
    });
    return this.last;
  }

  private readonly handlePageHide = (): void => {
    const keys = this.changedKeys();
    if (keys.length === 0) return;
    const unstored = keys.map((key) => {
      const known = this.saved.get(key)?.row ?? null;
      return [key, { row: this.row(this.rows(), key) ?? null, known }] as const;
    });
    putAside(this.options.table, unstored);
    this.channel.post(keys);
  };

  /** Merges what closed tabs have put aside, and stores it. */
  private async storeUnstored(): Promise<void> {
    const { table, read } = this.options;
    const unstored = takeUnstoredRows(table);
    if (unstored.length === 0) return;
    const changes: Record<string, R | null> = {};
    for (const [key, { row, known }] of unstored) {
      const [left, base, mine] = [read(row, key), read(known, key), this.row(this.rows(), key)];
      if (!left && row !== null) continue;
      const next = sameJson(mine, base) ? left : this.join(key, mine, base, left);
      if (!sameJson(next, mine)) changes[key] = next ?? null;
    }
    this.show(changes);
    await this.write().catch((error: unknown) => {
      putAside(table, unstored);
      throw error;
    });
  }

  private readonly handleVisibility = (): void => {
    void (document.visibilityState === 'hidden' ? this.flush() : this.catchUp());
  };

  flush(): Promise<StoreOutcome> {
    clearTimeout(this.timer);
    this.timer = undefined;
    // Each edit flushes all tables. To compare thousands of rows takes a slow phone several ms.
    if (this.rows() === this.clean) return this.last;
    this.next ??= this.run(() => {
      this.next = undefined;
      return this.write();
    });
    return this.next;
  }

  /** Reads what other tabs have stored while this one was hidden. Never rejects. */
  catchUp(): Promise<StoreOutcome> {
    return this.run(async () => {
      try {
        if (!this.isRead || (await this.readRevision()) !== this.revision) await this.readRows();
      } finally {
        // Also if the database cannot be read, so that they are shown.
        await this.storeUnstored();
      }
    });
  }

  /** Reads the stored rows, and follows the state and the other tabs from then on. */
  async start(): Promise<void> {
    onCleared(() => {
      this.saved = new Map();
      this.clean = undefined;
      void this.flush();
    });
    this.channel.subscribe((keys) => {
      if (this.isRead) void this.run(() => this.readRows(keys).then(() => this.storeUnstored()));
    });
    this.tab.startListening({
      predicate: (_action, now, before) => this.options.select(now) !== this.options.select(before),
      effect: () => this.gather(),
    });
    if (typeof document !== 'undefined') {
      document.addEventListener('visibilitychange', this.handleVisibility);
      window.addEventListener('pagehide', this.handlePageHide);
    }
    await this.catchUp();
  }
}

/** Follows what other tabs store. Every tab may change every row: `merge` joins the changes. */
export function keepTable<S, R extends object>(tab: Tab<S>, options: Table<S, R>): Kept {
  const table = new KeptTable(tab, options);
  const keptTable = {
    loaded: table.start(),
    flush: () => table.flush(),
    catchUp: () => table.catchUp(),
  };
  kept.set(options.table, keptTable);
  return keptTable;
}
