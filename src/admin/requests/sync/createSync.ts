import { requestOf } from '@/domain/rental/sync/deskRecords';
import { ERASED } from '@/domain/rental/sync/personalFields';
import { isOwn } from '@/domain/rental/sync/recordFields';
import { mergeRows } from '@/domain/rental/sync/mergeRows';
import {
  asSent,
  isUnsent,
  mapCells,
  timeOf,
  type Cell,
  type StampedRow,
  type StampedRows,
} from '@/domain/rental/sync/stamp';
import { sameJson } from '@/domain/text/sameJson';
import { forEachInTasks, yieldToMain } from '@/ui/schedule';
import { FileStoreError } from '../../file-store/fileStore';
import { tokenOf, withToken, type Secrets } from './cipher';
import { KEY_FILE, retried, type ListedFiles } from './copyStore';
import {
  NO_COPY,
  type DeskStatus,
  type DeviceState,
  type NumberRange,
  type OpenCopy,
  type SyncDeps,
} from './deskTypes';
import { joinCopy, linkFragment, renewCopy, replaceRecoveryCode, startCopy } from './linking';
import { checkPhotos, fetchPhotos, syncPhotos } from './photos';
import { editFiles, editName, inFiles, readCopy, readEditFile, writeEditFile } from './readCopy';

/** A device joins its files if there are more. */
const MAX_FILES = 50;
/** Returns the cells of rows that a check selects, without those that concern this device only. */
async function cellsWhere(
  rows: StampedRows,
  isWanted: (cell: Cell, field: string, record: string) => boolean,
): Promise<StampedRows> {
  const found: Record<string, StampedRow> = {};
  await forEachInTasks(Object.entries(rows), ([record, row]) => {
    const cells = mapCells(row, (cell, field) =>
      !isOwn(field) && isWanted(cell, field, record) ? cell : undefined,
    );
    if (Object.keys(cells).length > 0) found[record] = cells;
  });
  return found;
}

const lackedBy = (copy: StampedRows, rows: StampedRows) =>
  cellsWhere(rows, ([, stamp], field, record) => (copy[record]?.[field]?.[1] ?? '') < stamp);

const isoOf = (ms: number) => new Date(ms).toISOString();

const HOUR_MS = 3_600_000;

async function receive(copy: OpenCopy, former: DeviceState, listed: ListedFiles) {
  const read = await readCopy(copy.store, former, listed);
  if (Object.keys(read.copy).length > 0) await copy.rows.write(read.copy);
  // What was read is stored before it counts as read.
  if (!sameJson(read.state, former)) await copy.device.save(read.state);
  return read;
}

async function addFiles(
  { store, now }: OpenCopy,
  state: DeviceState,
  files: readonly (Omit<NumberRange, 'device'> & { rows: StampedRows })[],
  replaced: readonly string[] = [],
): Promise<DeviceState> {
  const { letter, expected } = state;
  const at = isoOf(now());
  const added = new Map<string, string>();
  for (const { rows, ...range } of files) {
    const name = editName({ device: letter, ...range });
    added.set(name, await writeEditFile(state.key, name, { at, seen: expected }, rows));
  }
  await store.add(new Map([...replaced.map((name) => [name, null] as const), ...added]));
  const last = Math.max(expected[letter] ?? 0, ...files.map(({ to }) => to));
  return {
    ...state,
    files: [...state.files.filter((name) => !replaced.includes(name)), ...added.keys()],
    expected: { ...expected, [letter]: last },
    times: { ...state.times, [letter]: at },
  };
}

function send(copy: OpenCopy, state: DeviceState, rows: StampedRows): Promise<DeviceState> {
  const last = state.expected[state.letter] ?? 0;
  const files = inFiles(rows).map((part, index) => {
    const number = last + index + 1;
    return { from: number, to: number, rows: part };
  });
  return addFiles(copy, state, files);
}

/** Returns the files of this device that are to be joined, if there are many or if they may be personal. */
function filesToJoin(state: DeviceState, isErased: boolean, max = MAX_FILES) {
  const own = editFiles(state.files).filter(({ device }) => device === state.letter);
  const single = own.filter(({ from, to }) => from === to);
  if (isErased || own.length - single.length > max) return own;
  return single.length > max ? single : [];
}

async function joinFiles(copy: OpenCopy, state: DeviceState): Promise<DeviceState> {
  const rows = copy.rows.known();
  const erased = Object.keys(rows).filter((record) => rows[record]?.[ERASED]);
  // A joined file would hide that another one is missing.
  if (state.problems.some(({ device }) => device === state.letter)) return state;
  const isErased = erased.some((record) => !state.erased.includes(record));
  const files = filesToJoin(state, isErased, copy.maxFiles);
  if (files.length === 0) return { ...state, erased };
  const names = files.map(({ name }) => name);
  const texts = await copy.store.read(names);
  let all: StampedRows = {};
  for (const name of names) {
    const file = await readEditFile(state.key, name, texts.get(name));
    // Files that cannot be read stay as they are, and are reported.
    if (!file) return state;
    all = mergeRows(all, file.rows);
    await yieldToMain();
  }
  const marks = erased.filter((record) => all[record]);
  const marked = marks.map((record) => [record, { [ERASED]: rows[record]?.[ERASED] as Cell }]);
  const left = await cellsWhere(
    mergeRows(all, Object.fromEntries(marked) as StampedRows),
    // One that is not known here may not be readable.
    ([, stamp], field, record) => !rows[record] || (rows[record][field]?.[1] ?? 'z') <= stamp,
  );
  const from = Math.min(...files.map((file) => file.from));
  // A file of the same name could not be told from the former one.
  const further = files.length === 1 ? 1 : 0;
  const to = Math.max(...files.map((file) => file.to)) + further;
  return { ...(await addFiles(copy, state, [{ from, to, rows: left }], names)), erased };
}

/** It can stop between any two steps: what was not completed is done again the next time. @throws FileStoreError */
async function synchronise(
  copy: OpenCopy,
  session: { isClockKnown: boolean },
  start: DeviceState,
): Promise<DeviceState> {
  const { device, rows, store } = copy;
  let state = start;
  // Whether others have saved something is noticed when a file is added.
  let isKnown =
    start.savedAt !== '' && Object.keys(await cellsWhere(await rows.read(), isUnsent)).length > 0;
  return retried(async () => {
    let listed = await store.list(isKnown);
    // Another tab has added files since.
    if (isKnown && !state.files.every((name) => listed.has(name))) listed = await store.list();
    isKnown = false;
    const received = await receive(copy, state, listed);
    state = received.state;
    const unsent =
      state.savedAt === ''
        ? await lackedBy(received.copy, await rows.read())
        : await cellsWhere(await rows.read(), isUnsent);
    if (Object.keys(unsent).length > 0) {
      state = await send(copy, state, unsent);
      const sent: Record<string, StampedRow> = {};
      await forEachInTasks(Object.entries(unsent), ([record, row]) => {
        sent[record] = asSent(row);
      });
      await rows.write(sent);
      // The store has just been changed.
      if (!session.isClockKnown) {
        const hours = Math.trunc((copy.now() - (await store.changedAt())) / HOUR_MS);
        state = { ...state, clockError: hours || 0 };
      }
      session.isClockKnown = true;
    }
    state = await joinFiles(copy, { ...state, savedAt: isoOf(copy.now()) });
    // Edits are saved without their photos too.
    await device.save(state);
    const withPhotos = await syncPhotos(copy, state, listed);
    if (withPhotos !== state) await device.save(withPhotos);
    return withPhotos;
  });
}

/** With the names of the devices instead of their letters. */
const problemsOf = ({ problems, devices }: DeviceState) =>
  problems.map((one) => ({ ...one, device: devices[one.device]?.name ?? one.device }));

async function statusOf(state: DeviceState | undefined, rows: StampedRows): Promise<DeskStatus> {
  if (!state) return NO_COPY;
  const { letter, devices, times, savedAt, clockError } = state;
  let oldest = Infinity;
  await forEachInTasks(Object.values(rows), (row) => {
    for (const cell of Object.values(row))
      if (isUnsent(cell)) oldest = Math.min(oldest, timeOf(cell[1]));
  });
  return {
    isLinked: true,
    letter: Object.keys(devices).length > 1 ? letter : '',
    devices: Object.entries(devices)
      .filter(([, device]) => !device.isUnlinked)
      .map(([of, device]) => ({
        ...device,
        letter: of,
        at: times[of] ?? device.at,
        isOwn: of === letter,
      }))
      .toSorted((a, b) => a.letter.length - b.letter.length || (a.letter < b.letter ? -1 : 1)),
    savedAt,
    unsavedSince: oldest === Infinity ? '' : isoOf(oldest),
    problems: problemsOf(state),
    clockError,
  };
}

/** Counts requests, photos and signatures of this browser, and those of them that are the same in the copy. */
async function checkCopy(copy: OpenCopy, state: DeviceState) {
  const listed = await copy.store.list();
  const read = await readCopy(copy.store, { ...state, files: [] }, listed);
  const rows = copy.rows.known();
  const lacked = await lackedBy(read.copy, rows);
  const isRequest = (record: string) => {
    const [table, key = ''] = record.split('/');
    return table === 'requests' && requestOf(key, rows[record] ?? {}) !== undefined;
  };
  const total = Object.keys(rows).filter(isRequest).length;
  const matching = total - Object.keys(lacked).filter(isRequest).length;
  const photos = await checkPhotos(copy, state, listed);
  return { total, matching, photos, problems: problemsOf(read.state) };
}

/** Calls must not overlap. Each throws a FileStoreError, and can be repeated. */
export function createSync(deps: SyncDeps) {
  const session = { isClockKnown: false };
  const statusNow = (state: DeviceState | undefined) => statusOf(state, deps.rows.known());
  const opened = async (state: DeviceState): Promise<OpenCopy> => ({
    ...deps,
    store: deps.openStore(await tokenOf(state)),
  });
  const update = async (state: DeviceState) => synchronise(await opened(state), session, state);
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
    hasCopy: async (token?: string) => (await deps.openStore(token).list()).has(KEY_FILE),
    start: async (entered: Parameters<typeof startCopy>[1]) => open(await startCopy(deps, entered)),
    join: async (entered: Parameters<typeof joinCopy>[1]) => open(await joinCopy(deps, entered)),
    linkFragment: async (passphrase: string) => {
      const state = await linked();
      return linkFragment(await opened(state), state, passphrase);
    },
    /** `present`: the present passphrase or recovery code; `unlinked`: ID of the device that loses its access. */
    renew: async (entered: Secrets & { present: string; unlinked?: string | undefined }) => {
      const state = await renewCopy(deps, await linked(), update, entered);
      await deps.device.save(state);
      return statusNow(state);
    },
    replaceRecoveryCode: async (entered: Secrets) =>
      replaceRecoveryCode(await opened(await linked()), entered),
    /** Replaces the token of the repository. It is needed to link the device again if its key was changed meanwhile. */
    replaceToken: async (token: string) => open(await withToken(await linked(), token)),
    check: async () => {
      const state = await update(await linked());
      return checkCopy(await opened(state), state);
    },
    fetchPhotos: async (ids: readonly string[]) => {
      const state = await linked();
      return fetchPhotos(await opened(state), state, ids);
    },
    /** Removes key and token from this device. The requests stay. */
    forget: async () => {
      await deps.device.remove();
      return NO_COPY;
    },
  };
}

export type DeskSync = ReturnType<typeof createSync>;
