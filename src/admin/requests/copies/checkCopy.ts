import * as Y from 'yjs';
import type { DeskStore } from '../../publish/deskStore';
import { viewOf } from './deskView';
import type { DeskDeps, Device } from './deskTypes';
import type { CopyProblem } from './hostChecks';
import { differingRecords } from './localChanges';
import { checkPhotos } from './photos';
import { readCopy } from './readCopy';

/** The result of reading the whole copy. */
export interface CopyCheck {
  /** Number of requests of this browser, and of those that are the same in the copy. */
  total: number;
  matching: number;
  /** Photos and signatures that the requests name, and those whose files are in the copy. */
  photos: { total: number; present: number };
  problems: readonly CopyProblem[];
}

const isRequest = (key: string) => key.startsWith('request:');

/** Reads and decrypts everything, and compares it with this browser. @throws DeskError, DeskStoreError */
export async function checkCopy(
  deps: DeskDeps,
  store: DeskStore,
  { state }: Device,
): Promise<CopyCheck> {
  const { records } = await deps.local.read();
  const listed = await store.list();
  const { updates, problems } = await readCopy(store, { state: { ...state, files: {} }, listed });
  const doc = new Y.Doc();
  for (const update of updates) Y.applyUpdate(doc, update);
  const differing = differingRecords(viewOf(doc), records, deps.shapeOf);
  const total = Object.keys(records).filter(isRequest).length;
  const matching = total - Object.keys(differing).filter(isRequest).length;
  const photos = await checkPhotos(deps, store, { doc, state }, listed);
  return { total, matching, photos, problems };
}
