import * as Y from 'yjs';
import type { CopyStore } from './copyStore';
import { rootsOf } from './deskDoc';
import { docView, viewOf, type DeskView } from './deskView';
import { applyUpdates, changeDoc, keepDevice, writerOf } from './deviceDoc';
import type { DeskDeps, Device, DeviceState } from './deskTypes';
import { enterDevice, ownLetter } from './devices';
import { joinNewCopy, rejoin } from './linking';
import { differingRecords, joinLocal, recordsToStore, restoreChanged } from './localChanges';
import { erasedPhotos, syncPhotos } from './photos';
import { readCopy, type ReadCopy } from './readCopy';
import { segmentName, writeSegment } from './segment';
import { writeRecords } from './writeRecords';

/** A device joins its segments if there are more. */
const MAX_SEGMENTS = 50;

/** Writes what was changed on this device into the document. */
async function takeLocal(deps: DeskDeps, device: Device) {
  const local = await deps.local.read();
  // Before the copy was read for the first time, it is not known which records are the same.
  if (device.state.joining === 'first') return { device, local };
  const { shapeOf } = deps;
  const { doc, shadow, state } = device;
  const before = docView(shadow ?? doc);
  const ahead = shadow && viewOf(doc);
  const records = differingRecords(before.view, local.records, shapeOf);
  const removed = [...before.view.keys()].filter(
    (key) => !local.records[key] && local.removed.has(key),
  );
  const next = changeDoc(deps, device, () =>
    writeRecords(doc, { ...before, ahead }, { records, removed }, shapeOf, writerOf(deps, state)),
  );
  return { device: next === device ? device : await keepDevice(deps, next), local };
}

/** Applies what was read, and stores the records that have changed. */
async function applyCopy(
  deps: DeskDeps,
  { device, local }: Awaited<ReturnType<typeof takeLocal>>,
  copy: ReadCopy,
): Promise<Device> {
  const { doc, state } = device;
  const { shapeOf } = deps;
  const { files, expected, times, problems } = copy;
  const before = viewOf(device.shadow ?? doc);
  const isNew = copy.updates.length > 0 && !device.shadow;
  const former = isNew ? Y.encodeStateAsUpdate(doc) : undefined;
  const joined = state.joining === 'again' ? rejoin(device, copy) : device;
  applyUpdates(doc, copy.updates);
  const { joining, ...rest } = joined.state;
  const erasures = joining ? [...rootsOf(doc).erasures.keys()] : rest.erasures;
  const next = { ...joined, state: { ...rest, files, expected, times, problems, erasures } };
  const changed = changeDoc(deps, next, () => {
    const writer = writerOf(deps, state);
    if (joining === 'first') joinLocal(doc, local.records, shapeOf, writer);
    else restoreChanged(doc, before, local.records, shapeOf, writer);
    enterDevice(doc, state.device, state.name, deps.now());
  });
  // A device that stops now knows both, and takes the values of neither for changes of its own.
  const kept = await keepDevice(deps, changed, former);
  await storeRecords(deps, kept, local.records, before);
  const { shadow, ...following } = kept;
  // Not only when everything is saved: what is changed after a lost connection would count as created here.
  return former || shadow ? keepDevice(deps, following, null) : following;
}

async function storeRecords(
  { local, photos, shapeOf, withOwn = (all) => all }: DeskDeps,
  device: Device,
  records: Awaited<ReturnType<DeskDeps['local']['read']>>['records'],
  before: DeskView,
): Promise<void> {
  const view = viewOf(device.doc);
  const stored = recordsToStore(view, records, before, shapeOf);
  const next = withOwn(stored, ownLetter(device), records);
  const keys = new Set([...Object.keys(next), ...Object.keys(records)]);
  if ([...keys].some((key) => next[key] !== records[key])) await local.write(next, records);
  const erased = erasedPhotos(before, view, photos);
  if (erased.length > 0) await photos.remove(erased);
}

/** Returns what this device has added to the document, without what was deleted since. */
function ownPart({ doc, state }: Device): Uint8Array {
  const vector = Y.decodeStateVector(Y.encodeStateVector(doc));
  for (const [client, from] of state.own) vector.set(client, from);
  return Y.encodeStateAsUpdate(doc, Y.encodeStateVector(vector));
}

/** Writes a segment. @param replaced the segments that it contains */
async function addSegment(
  deps: DeskDeps,
  store: CopyStore,
  { device, update }: { device: Device; update: Uint8Array },
  replaced: readonly string[] = [],
): Promise<Device> {
  const { state } = device;
  const number = state.number + 1;
  const name = segmentName(state.device, number);
  const from = replaced.length > 0 ? 1 : number;
  const at = deps.now();
  const text = await writeSegment(state.key, name, { at, from, seen: state.expected, update });
  await store.add([{ name, text }], replaced);
  const files = Object.entries(state.files).filter(([file]) => !replaced.includes(file));
  const written: DeviceState = {
    ...state,
    number,
    files: { ...Object.fromEntries(files), [name]: from },
    expected: { ...state.expected, [state.device]: number },
    times: { ...state.times, [state.device]: at },
  };
  return keepDevice(deps, { ...device, pending: [], state: written });
}

/** Joins the segments of this device if there are many, or if personal data was removed since. */
async function joinSegments(
  deps: DeskDeps,
  store: CopyStore,
  device: Device,
  ownFiles: readonly string[],
): Promise<Device> {
  const erasures = [...rootsOf(device.doc).erasures.keys()];
  const isErased = erasures.some((id) => !device.state.erasures.includes(id));
  if (ownFiles.length === 0 || (ownFiles.length <= (deps.maxSegments ?? MAX_SEGMENTS) && !isErased))
    return device;
  const marked = { ...device, state: { ...device.state, erasures } };
  return addSegment(deps, store, { device: marked, update: ownPart(device) }, ownFiles);
}

/**
 * Brings this device and the copy to the same state. It can stop between any two steps: what was not completed is done
 * again the next time.
 * @throws DeskError or FileStoreError
 */
export async function syncDesk(deps: DeskDeps, store: CopyStore, start: Device): Promise<Device> {
  const taken = await takeLocal(deps, start);
  // A commit tells whether other devices have committed, so they are not asked for first.
  const listed = await store.list(taken.device.pending.length > 0);
  const copy = await readCopy(store, { state: taken.device.state, listed });
  let device = await applyCopy(deps, { ...taken, device: joinNewCopy(taken.device, copy) }, copy);
  const number = Math.max(device.state.number, copy.ownNumber);
  device = { ...device, state: { ...device.state, number } };
  let { ownFiles } = copy;
  if (device.pending.length > 0) {
    device = await addSegment(deps, store, { device, update: Y.mergeUpdates([...device.pending]) });
    ownFiles = [...ownFiles, segmentName(device.state.device, device.state.number)];
  }
  device = await joinSegments(deps, store, device, ownFiles);
  // Nothing is pending now, so the files are listed again.
  if (store.hasMoved()) return syncDesk(deps, store, device);
  // Changes are saved without their photos too.
  const saved = { ...device.state, savedAt: deps.now(), unsavedSince: '' };
  device = await keepDevice(deps, { ...device, state: saved });
  const state = await syncPhotos(deps, store, device, listed);
  if (state.formerKeys !== device.state.formerKeys)
    device = await keepDevice(deps, { ...device, state });
  return device;
}
