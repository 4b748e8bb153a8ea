import { FileStoreError, type FileStore } from '../../file-store/fileStore';
import { githubStore } from '../../file-store/githubStore';
import { BROWSER_DEPS } from '../../file-store/githubRequests';
import { localStore } from '../../file-store/localStore';
import { deskPlaceOf } from '../../file-store/places';
import { newId } from '@/domain/text/ids';
import { copyStore } from '../copies/copyStore';
import { createDesk, type Desk } from '../copies/desk';
import { DeskError, type DeskFailure } from '../copies/deskError';
import { deskDatabase } from './deskDatabase';
import { localPhotos } from './localPhotos';
import { openLocalRecords, recordShapeOf, withOwnRecords } from './localRecords';

/** The store that was opened last. It keeps rate limits, and knows what it has read. */
let opened: { token: string; store: FileStore } | undefined;

/** Opens the store that the build settings name. @throws FileStoreError if there is none, or no token for it */
function openDeskStore(token: string | undefined): FileStore {
  const place = deskPlaceOf(import.meta.env.VITE_DESK_STORE, import.meta.env.VITE_PUBLISH_TARGET);
  if (place.kind === 'local') return localStore('desk');
  if (place.kind !== 'hosted')
    throw new FileStoreError(
      place.kind === 'refused' && place.why === 'website' ? 'website' : 'missing',
    );
  if (token === undefined) throw new FileStoreError('token');
  if (opened?.token !== token) {
    const branch = { ...place.branch, use: 'desk' } as const;
    const { signal } = new AbortController();
    opened = { token, store: githubStore(branch, token, BROWSER_DEPS, signal) };
  }
  return opened.store;
}

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

const desk = createDesk({
  device: deskDatabase,
  local: openLocalRecords(),
  photos: localPhotos,
  openStore: (token) => copyStore(openDeskStore(token)),
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
      if (error instanceof FileStoreError)
        answer = { id: data.id, failure: error.reason, until: error.until };
      else if (error instanceof DeskError) answer = { id: data.id, failure: error.failure };
      else {
        console.error(error);
        answer = { id: data.id, failure: 'unreachable' };
      }
    }
    self.postMessage(answer, { transfer: [] });
  });
});

// Tells the page that the script has arrived.
self.postMessage({ id: 0, result: undefined } satisfies DeskAnswer, { transfer: [] });
