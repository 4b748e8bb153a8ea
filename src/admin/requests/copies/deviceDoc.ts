import * as Y from 'yjs';
import type { DeskDeps, Device, DeviceState } from './deskTypes';
import type { Writer } from './writeRecords';

/** Documents that have changed since they were stored. */
const changedDocs = new WeakSet<Y.Doc>();

/** Returns a document with a content. Its changes are noticed. */
export function openDoc(content?: Uint8Array): Y.Doc {
  const doc = new Y.Doc();
  if (content) Y.applyUpdate(doc, content, 'stored');
  doc.on('update', () => changedDocs.add(doc));
  return doc;
}

/**
 * Applies updates that were read. What builds on an update that has not arrived waits in the document, which is stored with
 * it although the library reports no change.
 */
export function applyUpdates(doc: Y.Doc, updates: readonly Uint8Array[]): void {
  for (const update of updates) Y.applyUpdate(doc, update, 'copy');
  if (updates.length > 0) changedDocs.add(doc);
}

/**
 * Stores a device, and returns it.
 * @param shadow the document that its records may still follow; null if they follow its own
 */
export async function keepDevice(
  deps: DeskDeps,
  device: Device,
  shadow?: Uint8Array | null,
): Promise<Device> {
  const { doc, pending } = device;
  const state = { ...device.state, revision: device.state.revision + 1 };
  const content = changedDocs.has(doc) ? Y.encodeStateAsUpdate(doc) : undefined;
  await deps.device.save({ state, pending, doc: content, shadow });
  changedDocs.delete(doc);
  return { ...device, state };
}

export const writerOf = (deps: DeskDeps, { device }: DeviceState): Writer => ({
  device,
  now: deps.now,
  newId: deps.newId,
});

/** Changes the document, and returns the device with the changes to save. */
export function changeDoc(deps: DeskDeps, device: Device, change: () => void): Device {
  const { doc, state } = device;
  const updates: Uint8Array[] = [];
  const collect = (update: Uint8Array) => void updates.push(update);
  doc.on('update', collect);
  change();
  doc.off('update', collect);
  if (updates.length === 0) return device;
  const isKnown = state.own.some(([client]) => client === doc.clientID);
  return {
    ...device,
    pending: [...device.pending, ...updates],
    state: {
      ...state,
      own: isKnown ? state.own : [...state.own, [doc.clientID, 0]],
      unsavedSince: state.unsavedSince || deps.now(),
    },
  };
}
