import { newId } from '@/domain/text/ids';
import { DeskStoreError } from '../../publish/deskStore';
import { openDeskStore } from '../../publish/desk-stores/openDeskStore';
import { createDesk, type Desk } from '../copies/desk';
import { DeskError, type DeskFailure } from '../copies/deskTypes';
import { deskDatabase } from './deskDatabase';
import { localPhotos } from './localPhotos';
import { openLocalRecords, recordShapeOf, withOwnRecords } from './localRecords';

/** A call of a function of the desk. */
export interface DeskCall {
  id: number;
  name: keyof Desk;
  args: unknown[];
}

export type DeskAnswer = { id: number } & (
  | { result: unknown }
  | {
      failure: DeskFailure;
      /** End of a rate limit in ms since 1970. */
      until?: number | undefined;
    }
);

const randomByte = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

const settings = {
  store: import.meta.env.VITE_DESK_STORE ?? '',
  target: import.meta.env.VITE_PUBLISH_TARGET ?? '',
};

const desk = createDesk({
  device: deskDatabase,
  local: openLocalRecords(),
  photos: localPhotos,
  openStore: (token) => openDeskStore(settings, token),
  shapeOf: recordShapeOf,
  withOwn: withOwnRecords,
  now: () => new Date().toISOString(),
  newId: () => newId('', randomByte),
});

/** Calls a function while no other tab does, so that no two write the same segment. */
function call({ name, args }: DeskCall): Promise<unknown> {
  const run = desk[name] as (...given: unknown[]) => Promise<unknown>;
  return navigator.locks.request('slate-desk', () => run(...args));
}

/** Calls are made one after another. */
let last: Promise<unknown> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<DeskCall>) => {
  last = last.then(async () => {
    let answer: DeskAnswer;
    try {
      answer = { id: data.id, result: await call(data) };
    } catch (error) {
      const isKnown = error instanceof DeskError || error instanceof DeskStoreError;
      if (!isKnown) console.error(error);
      const until = error instanceof DeskStoreError ? error.until : undefined;
      answer = { id: data.id, failure: isKnown ? error.failure : 'unreachable', until };
    }
    self.postMessage(answer, { transfer: [] });
  });
});

// Tells the page that the script has arrived.
self.postMessage({ id: 0, result: undefined } satisfies DeskAnswer, { transfer: [] });
