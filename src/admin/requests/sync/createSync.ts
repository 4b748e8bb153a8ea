import { requestOf } from '@/domain/rental/sync/deskRecords';
import { ERASED } from '@/domain/rental/sync/erasing';
import { isOwn } from '@/domain/rental/sync/recordFields';
import { mergeRows } from '@/domain/rental/sync/rows';
import { timeOf, type Cell, type StampedRow, type StampedRows } from '@/domain/rental/sync/stamp';
import { sameJson } from '@/domain/text/sameJson';
import { yieldToMain } from '@/ui/schedule';
import { KEY_FILE, type CopyFile, type CopyStore, type ListedFile } from './copyStore';
import { FileStoreError } from '../../file-store/fileStore';
import {
  NO_COPY,
  type DeskStatus,
  type DeviceState,
  type SyncDeps,
  type NumberRange,
} from './deskTypes';
import {
  editName,
  inFiles,
  mergeAll,
  parseEditName,
  readEditFile,
  writeEditFile,
  readCopy,
} from './readCopy';
import { tokenOf, withToken, type Secrets } from './cipher';
import {
  joinByLink,
  joinBySecret,
  linkFragment,
  renewCopy,
  replaceRecoveryCode,
  startCopy,
} from './linking';
import { checkPhotos, fetchPhotos, syncPhotos } from './photos';

interface Named {
  name: string;
}

/** A device joins its files if there are more. */
const MAX_FILES = 50;
/** Records that are compared in one task. */
const BATCH = 500;

/** Returns the cells of rows that a check selects, without those that concern this device only. */
async function cellsWhere(
  rows: StampedRows,
  isWanted: (cell: Cell, field: string, record: string) => boolean,
): Promise<StampedRows> {
  const found: Record<string, StampedRow> = {};
  let count = 0;
  for (const [record, row] of Object.entries(rows)) {
    const cells = Object.entries(row).filter(
      ([field, cell]) => !isOwn(field) && isWanted(cell, field, record),
    );
    if (cells.length > 0) found[record] = Object.fromEntries(cells);
    if ((count += 1) % BATCH === 0) await yieldToMain();
  }
  return found;
}

const isUnsent = (cell: Cell) => cell.length === 3;

const lackedBy = (copy: StampedRows, rows: StampedRows) =>
  cellsWhere(rows, ([, stamp], field, record) => (copy[record]?.[field]?.[1] ?? '') < stamp);

const asSent = (rows: StampedRows): StampedRows =>
  Object.fromEntries(
    Object.entries(rows).map(([record, row]) => [
      record,
      Object.fromEntries(
        Object.entries(row).map(([field, [value, stamp]]) => [field, [value, stamp] as const]),
      ),
    ]),
  );

const isoOf = (ms: number) => new Date(ms).toISOString();

interface Work {
  deps: SyncDeps;
  store: CopyStore;
}

const HOUR_MS = 3_600_000;

/** Compares the clock of this device with that of the store, which has just been changed. */
async function withClockError({ deps, store }: Work, state: DeviceState): Promise<DeviceState> {
  const hours = Math.trunc((deps.now() - (await store.changedAt())) / HOUR_MS) || 0;
  return { ...state, clockError: hours };
}

async function receive(
  { deps, store }: Work,
  state: DeviceState,
  listed: readonly ListedFile[],
): Promise<{ state: DeviceState; copy: StampedRows }> {
  const { parts, ...read } = await readCopy(store, state, listed);
  const copy = await mergeAll(parts);
  if (parts.length > 0) await deps.rows.write(copy);
  const next = { ...state, ...read };
  // What was read is stored before it counts as read.
  if (!sameJson({ ...next, key: 0, formerKeys: 0 }, { ...state, key: 0, formerKeys: 0 }))
    await deps.device.save(next);
  return { state: next, copy };
}

async function addFiles(
  { deps, store }: Work,
  state: DeviceState,
  files: readonly (Omit<NumberRange, 'device'> & { rows: StampedRows })[],
  replaced: readonly string[] = [],
): Promise<DeviceState> {
  const { letter, expected } = state;
  const at = isoOf(deps.now());
  const added: CopyFile[] = [];
  for (const { rows, ...range } of files) {
    const name = editName({ device: letter, ...range });
    const text = await writeEditFile(state.key, name, { at, seen: expected }, rows);
    added.push({ name, text });
  }
  await store.add(added, replaced);
  const kept = state.files.filter((name) => !replaced.includes(name));
  const last = Math.max(expected[letter] ?? 0, ...files.map(({ to }) => to));
  return {
    ...state,
    files: [...kept, ...added.map(({ name }) => name)],
    expected: { ...expected, [letter]: last },
    times: { ...state.times, [letter]: at },
  };
}

function send(work: Work, state: DeviceState, rows: StampedRows): Promise<DeviceState> {
  const last = state.expected[state.letter] ?? 0;
  const files = inFiles(rows).map((part, index) => {
    const number = last + index + 1;
    return { from: number, to: number, rows: part };
  });
  return addFiles(work, state, files);
}

/** Returns the names of the files of this device that are to be joined, if there are many or if they may be personal. */
function filesToJoin(deps: SyncDeps, state: DeviceState, isErased: boolean): string[] {
  const own = state.files.filter((name) => parseEditName(name)?.device === state.letter);
  if (isErased) return own;
  const max = deps.maxFiles ?? MAX_FILES;
  const isSingle = (name: string) => {
    const { from, to } = parseEditName(name) as NumberRange;
    return from === to;
  };
  const [single, joined] = [own.filter(isSingle), own.filter((name) => !isSingle(name))];
  if (joined.length > max) return own;
  return single.length > max ? single : [];
}

async function joinFiles({ deps, store }: Work, state: DeviceState): Promise<DeviceState> {
  const rows = deps.rows.known();
  const erased = Object.keys(rows).filter((record) => rows[record]?.[ERASED]);
  const isErased = erased.some((record) => !state.erased.includes(record));
  // A joined file would hide that another one is missing.
  if (state.problems.some(({ device }) => device === state.letter)) return state;
  const names = filesToJoin(deps, state, isErased);
  if (names.length === 0) return isErased ? { ...state, erased } : state;
  const texts = await store.read(names);
  const read = await Promise.all(
    names.map((name) => readEditFile(state.key, name, texts.get(name) ?? '')),
  );
  // Files that cannot be read stay as they are, and are reported.
  if (read.some((file) => typeof file === 'string')) return state;
  const all = await mergeAll(read.flatMap((file) => (typeof file === 'string' ? [] : [file.rows])));
  const winning = await cellsWhere(all, ([, stamp], field, record) => {
    const row = rows[record];
    // One that is not known here may not be readable.
    return !row || (row[field]?.[1] ?? 'z') <= stamp;
  });
  const marks = Object.keys(winning)
    .filter((record) => rows[record]?.[ERASED])
    .map((record): [string, StampedRow] => [record, { [ERASED]: rows[record]?.[ERASED] as Cell }]);
  const left = mergeRows(winning, asSent(Object.fromEntries(marks)));
  const numbers = names.flatMap((name) => parseEditName(name) ?? []);
  const from = Math.min(...numbers.map((range) => range.from));
  // A file of the same name could not be told from the former one.
  const further = names.length === 1 ? 1 : 0;
  const to = Math.max(...numbers.map((range) => range.to)) + further;
  const joined = await addFiles({ deps, store }, state, [{ from, to, rows: left }], names);
  return { ...joined, erased };
}

/** It can stop between any two steps: what was not completed is done again the next time. @throws FileStoreError */
async function synchronise(
  work: Work & { session: { isClockKnown: boolean } },
  start: DeviceState,
): Promise<DeviceState> {
  const { deps, store } = work;
  let state = start;
  let listed: ListedFile[] = [];
  // Whether others have saved something is noticed when a file is added.
  let isKnown =
    !state.isJoining && Object.keys(await cellsWhere(await deps.rows.read(), isUnsent)).length > 0;
  do {
    listed = await store.list(isKnown);
    const names = new Set(listed.map(({ name }) => name));
    // Another tab has added files since.
    if (isKnown && state.files.some((name) => !names.has(name))) listed = await store.list();
    const received = await receive(work, state, listed);
    isKnown = false;
    const rows = await deps.rows.read();
    const unsent = received.state.isJoining
      ? await lackedBy(received.copy, rows)
      : await cellsWhere(rows, isUnsent);
    state = received.state;
    if (Object.keys(unsent).length > 0) {
      state = await send(work, state, unsent);
      await deps.rows.write(asSent(unsent));
      if (!work.session.isClockKnown) state = await withClockError(work, state);
      work.session.isClockKnown = true;
    }
  } while (store.hasMoved());
  state = await joinFiles(work, state);
  const { isJoining: _isJoining, ...joined } = state;
  // Edits are saved without their photos too.
  state = { ...joined, savedAt: isoOf(deps.now()) };
  await deps.device.save(state);
  const withPhotos = await syncPhotos(deps, store, { rows: deps.rows.known(), state }, listed);
  if (withPhotos.formerKeys !== state.formerKeys) await deps.device.save(withPhotos);
  return withPhotos;
}

function statusOf(state: DeviceState | undefined, rows: StampedRows): DeskStatus {
  if (!state) return NO_COPY;
  const { letter, devices, times, problems, savedAt, clockError } = state;
  let oldest = Infinity;
  for (const row of Object.values(rows))
    for (const cell of Object.values(row))
      if (cell.length === 3) oldest = Math.min(oldest, timeOf(cell[1]));
  return {
    isLinked: true,
    letter: Object.keys(devices).length > 1 ? letter : '',
    devices: Object.entries(devices)
      .filter(([, device]) => !device.isUnlinked)
      .map(([of, { id, name, at }]) => ({
        id,
        name,
        letter: of,
        at: times[of] ?? at,
        isOwn: of === letter,
      }))
      .toSorted((a, b) => a.letter.length - b.letter.length || (a.letter < b.letter ? -1 : 1)),
    savedAt,
    unsavedSince: oldest === Infinity ? '' : isoOf(oldest),
    problems: problems.map((one) => ({ ...one, device: devices[one.device]?.name ?? one.device })),
    clockError,
  };
}

/** Counts requests, photos and signatures of this browser, and those of them that are the same in the copy. */
async function checkCopy({ deps, store }: Work, state: DeviceState) {
  const listed = await store.list();
  const { parts, problems } = await readCopy(store, { ...state, files: [] }, listed);
  const rows = deps.rows.known();
  const lacked = await lackedBy(await mergeAll(parts), rows);
  const isRequest = (record: string) => {
    const [table, key = ''] = record.split('/');
    return table === 'requests' && requestOf(key, rows[record] ?? {}) !== undefined;
  };
  const total = Object.keys(rows).filter(isRequest).length;
  const matching = total - Object.keys(lacked).filter(isRequest).length;
  const photos = await checkPhotos(deps, store, { rows, state }, listed);
  return { total, matching, photos, problems };
}

/** Calls must not overlap. Each throws a FileStoreError, and can be repeated. */
export function createSync(deps: SyncDeps) {
  const statusNow = (state: DeviceState | undefined) => statusOf(state, deps.rows.known());
  const storeOf = async (state: DeviceState) => deps.openStore(await tokenOf(state));
  const session = { isClockKnown: false };
  const update = async (state: DeviceState) =>
    synchronise({ deps, store: await storeOf(state), session }, state);
  const open = async (state: DeviceState) => {
    await deps.device.save(state);
    return statusNow(await update(state));
  };
  /** @throws FileStoreError if this device is not linked */
  const linked = async () => {
    const state = await deps.device.load();
    if (!state) throw new FileStoreError('unlinked');
    return state;
  };
  return {
    /** Returns what is known without a request. */
    status: async () => statusNow(await deps.device.load()),
    sync: async () => {
      const state = await deps.device.load();
      return statusNow(state && (await update(state)));
    },
    hasCopy: async (token?: string) => {
      const listed = await deps.openStore(token).list();
      return listed.some(({ name }) => name === KEY_FILE);
    },
    start: async (entered: Secrets & Named & { token?: string }) => {
      const { token } = entered;
      return open(await startCopy(deps, deps.openStore(token), { ...entered, token }));
    },
    join: async (entered: Named & { secret: string; token?: string }) => {
      const former = await deps.device.load();
      const token = entered.token ?? (former && (await tokenOf(former)));
      return open(await joinBySecret(deps, deps.openStore(token), { ...entered, token, former }));
    },
    joinByLink: async ({ fragment, name }: Named & { fragment: string }) => {
      const former = await deps.device.load();
      return open(await joinByLink(deps, fragment, { name, former }));
    },
    linkFragment: async (passphrase: string) => {
      const state = await linked();
      return linkFragment(deps, await storeOf(state), state, passphrase);
    },
    /** `present`: the present passphrase or recovery code; `unlinked`: ID of the device that loses its access. */
    renew: async (entered: Secrets & { present: string; unlinked?: string }) => {
      const state = await renewCopy(deps, await linked(), update, entered);
      await deps.device.save(state);
      return statusNow(state);
    },
    replaceRecoveryCode: async (entered: Secrets) =>
      replaceRecoveryCode(deps, await storeOf(await linked()), entered),
    /** Replaces the token of the repository. It is needed to link the device again if its key was changed meanwhile. */
    replaceToken: async (token: string) => open(await withToken(await linked(), token)),
    check: async () => {
      const state = await update(await linked());
      return checkCopy({ deps, store: await storeOf(state) }, state);
    },
    fetchPhotos: async (ids: readonly string[]) => {
      const state = await linked();
      return fetchPhotos(deps, await storeOf(state), state, ids);
    },
    /** Removes key and token from this device. The requests stay. */
    forget: async () => {
      await deps.device.remove();
      return NO_COPY;
    },
  };
}

export type DeskSync = ReturnType<typeof createSync>;
