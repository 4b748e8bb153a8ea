// The project's types are those of documents, which exclude those of workers. These are the parts that are used here.

export interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface Client {
  postMessage: (message: unknown) => void;
}

/** What the build writes into the script: the build of the pages, and the files to keep. */
export interface WorkerManifest {
  build: string;
  shell: string[];
  office: string[];
}

interface WorkerScope {
  readonly clients: {
    claim: () => Promise<void>;
    get: (id: string) => Promise<Client | undefined>;
    matchAll: (options: { includeUncontrolled: boolean }) => Promise<readonly Client[]>;
  };
  readonly registration: { navigationPreload?: { enable: () => Promise<void> } };
}

export const scope = self as typeof self & WorkerScope;

/** Replaced in the script by scripts/prerender/serviceWorker.ts. */
export const manifest = (self as typeof self & { __WB_MANIFEST: WorkerManifest }).__WB_MANIFEST;

/** Listens for an event of the worker's life, or for a message of a page. */
export function onWorkerEvent(
  type: 'install' | 'activate' | 'message',
  handle: (event: WorkerEvent & { data?: unknown }) => void,
): void {
  scope.addEventListener(type, handle as EventListener);
}

export function tellPage(page: Client | undefined, message: unknown): void {
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a page of this site, not a window
  page?.postMessage(message);
}
