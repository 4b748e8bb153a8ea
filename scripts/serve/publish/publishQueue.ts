import path from 'node:path';
import { folderContentHash } from '../../prerender/siteFiles';
import { HttpError } from '../http';
import type { SentBundle } from './parseBundle';
import { rollBackIncomplete, type PublishFolders } from './rollBackIncomplete';
import { checkUnchanged, writeBundle } from './writeBundle';

/** Options of a server that publishes. */
export interface PublishServiceOptions extends PublishFolders {
  /** Rebuilds the pages after a publication; undefined if pages are rendered on request. */
  rebuild?: () => Promise<void>;
  /** Receives error messages; prints them by default. */
  report?: (line: string) => void;
}

/** Options of the queue of such a server. */
interface PublishQueueOptions extends PublishServiceOptions {
  /** Throws if the content of a publication must not be published. */
  check: (bundle: SentBundle) => Promise<void>;
  report: (line: string) => void;
}

/** Returns the message of an error in one line. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}

/**
 * Runs publications one after another, each followed by a rebuild of the pages. Nothing is
 * written during a rebuild. A failed rebuild is retried before the next publication is written.
 */
export function publishQueue({ publicFolder, history, ...options }: PublishQueueOptions) {
  const { rebuild, check, report } = options;
  const folders = { publicFolder, history };
  const contentHash = () => folderContentHash(path.join(publicFolder, 'data'));
  /** Why the pages could not be rebuilt from the published content. */
  let rebuildError: string | undefined;
  /** Why an incomplete publication could not be undone. */
  let notes: string[] = [];
  /** The content of the last successful rebuild, if known. */
  let builtFrom: string | undefined;

  const rollBack = async () => {
    try {
      await rollBackIncomplete(folders);
      notes = [];
    } catch (error) {
      notes = [`An incomplete publication could not be rolled back: ${reasonOf(error)}.`];
      throw new HttpError(500, `Nothing was published. ${notes[0]}`);
    }
  };
  const rebuildPages = async () => {
    try {
      const content = await contentHash();
      await rebuild?.();
      builtFrom = content;
      rebuildError = undefined;
    } catch (error) {
      builtFrom = undefined;
      report(`The pages could not be rebuilt: ${String(error)}`);
      rebuildError = reasonOf(error);
    }
  };
  /**
   * Rebuilds the pages if they were built from other content: the last rebuild failed, or files
   * were edited by hand. Without this, every publication would be rejected because the content
   * has changed since it was read.
   */
  const rebuildIfOutdated = async () => {
    if (rebuild && (builtFrom === undefined || builtFrom !== (await contentHash())))
      await rebuildPages();
    if (rebuildError !== undefined)
      throw new HttpError(
        503,
        `Nothing was published, because the pages could not be rebuilt: ${rebuildError}`,
      );
  };
  const write = async (bundle: SentBundle): Promise<string> => {
    await rollBack();
    if (rebuildError !== undefined) await rebuildIfOutdated();
    try {
      // Runs first: to check the content of an outdated publication is meaningless.
      await checkUnchanged(bundle, publicFolder);
      await check(bundle);
      // Another tab may have published the same changes.
      if (bundle.files.length + bundle.pictures.length > 0)
        await writeBundle(bundle, folders, new Date().toISOString());
    } catch (error) {
      if (error instanceof HttpError && error.status === 409) await rebuildIfOutdated();
      throw error;
    }
    return contentHash();
  };
  const start = async () => {
    await rollBack().catch(() => undefined);
    for (const note of notes) report(note);
  };

  let lastTask: Promise<unknown> = start();
  /** Runs a task after all earlier tasks. */
  const enqueue = <R>(task: () => Promise<R>): Promise<R> => {
    const done = lastTask.then(task);
    lastTask = done.catch(() => undefined);
    return done;
  };
  return {
    /** Resolves when the publication is written. The pages are rebuilt after that. */
    publish(bundle: SentBundle): Promise<string> {
      const written = enqueue(() => write(bundle));
      lastTask = written.then(rebuildPages, () => undefined);
      return written;
    },
    /** Rebuilds pages whose last rebuild failed, unless a publication is incomplete. Never rejects. */
    retry: (): Promise<void> =>
      enqueue(() => rollBack().then(rebuildIfOutdated)).catch(() => undefined),
    /** Returns the current problems, which are shown when publishing. */
    state: (): { rebuildError?: string; notes: string[] } => ({
      ...(rebuildError !== undefined && {
        rebuildError: `The content was saved, but the pages could not be rebuilt: ${rebuildError}`,
      }),
      notes,
    }),
    /** Resolves when the pages of all accepted publications are rebuilt. */
    whenIdle: async (): Promise<void> => void (await lastTask),
  };
}
