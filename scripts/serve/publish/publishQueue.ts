import type { FileStore } from '../../../src/admin/file-store/fileStore';
import { siteStore, type PublishFolders } from './siteStore';

export interface PublishServiceOptions extends PublishFolders {
  /** Rebuilds the pages after a publication; undefined if pages are rendered on request. */
  rebuild?: () => Promise<void>;
  report?: (line: string) => void;
}

export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}

/** Nothing is written during a rebuild. A failed one stops no publication, which may correct what failed. */
export function publishQueue({
  rebuild,
  report = console.error,
  ...folders
}: PublishServiceOptions) {
  let rebuildError: string | undefined;
  let lastTask: Promise<unknown> = Promise.resolve();
  const enqueue = <R>(task: () => Promise<R>): Promise<R> => {
    const done = lastTask.then(task);
    lastTask = done.catch(() => undefined);
    return done;
  };
  const rebuildPages = async () => {
    try {
      await rebuild?.();
      rebuildError = undefined;
    } catch (error) {
      report(`The pages could not be rebuilt: ${String(error)}`);
      rebuildError = reasonOf(error);
    }
  };
  const site = siteStore(folders, () => void enqueue(rebuildPages));
  void enqueue(() => site.recover()).catch((error: unknown) => report(reasonOf(error)));
  return {
    store: {
      ...site,
      /** Resolves when the commit is written. The pages are rebuilt after that. */
      commit: (...changes) => {
        const committed = enqueue(() => site.commit(...changes));
        lastTask = committed.then(
          async (outcome) => (outcome === 'moved' ? undefined : rebuildPages()),
          () => undefined,
        );
        return committed;
      },
    } satisfies FileStore,
    /** Rebuilds pages whose last rebuild failed. Never rejects. */
    retry: () => enqueue(async () => (rebuildError === undefined ? undefined : rebuildPages())),
    state: (): { rebuildError?: string } =>
      rebuildError === undefined
        ? {}
        : {
            rebuildError: `The content was saved, but the pages could not be rebuilt: ${rebuildError}`,
          },
    /** Resolves when the pages of all accepted publications are rebuilt. */
    whenIdle: async (): Promise<void> => void (await lastTask),
  };
}
