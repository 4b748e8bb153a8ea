import path from 'node:path';
import { folderContentHash } from '../../prerender/siteFiles';
import { HttpError } from '../http';
import type { SentBundle } from './parseBundle';
import { recover, type Places } from './recover';
import { checkUnmoved, writeBundle } from './writeBundle';

/** Options of a server that publishes. */
export interface PublishQueueOptions extends Places {
  /** Rebuilds the pages after a publication; undefined if pages are rendered on request. */
  rebuild?: () => Promise<void>;
  /** Throws if the content of a publication must not be published. */
  check: (bundle: SentBundle) => Promise<void>;
  /** Receives error messages. */
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
  const places = { publicFolder, history };
  const contentNow = () => folderContentHash(path.join(publicFolder, 'data'));
  /** Why the pages could not be rebuilt from the published content. */
  let fault: string | undefined;
  /** Messages about files that somebody has to check after a crash. */
  let notes: string[] = [];
  /** The content of the last successful rebuild, if known. */
  let builtFrom: string | undefined;

  const takeBack = async () => {
    try {
      notes = await recover(places);
    } catch (error) {
      notes = [`An interrupted publication could not be undone: ${reasonOf(error)}.`];
      throw new HttpError(500, `Nothing was published. ${notes[0]}`);
    }
  };
  const makePages = async () => {
    try {
      const content = await contentNow();
      await rebuild?.();
      builtFrom = content;
      fault = undefined;
    } catch (error) {
      builtFrom = undefined;
      report(`The pages could not be rebuilt: ${String(error)}`);
      fault = reasonOf(error);
    }
  };
  /**
   * Rebuilds the pages if they were built from other content: the last rebuild failed, or files
   * were edited by hand. Without this, every publication would be rejected because the content
   * has changed since it was read.
   */
  const catchUp = async () => {
    if (rebuild && (builtFrom === undefined || builtFrom !== (await contentNow())))
      await makePages();
    if (fault !== undefined)
      throw new HttpError(
        503,
        `Nothing was published, because the pages could not be rebuilt: ${fault}`,
      );
  };
  const write = async (bundle: SentBundle): Promise<string> => {
    await takeBack();
    if (fault !== undefined) await catchUp();
    try {
      // Runs first, because the check of a publication made from outdated content is
      // meaningless.
      await checkUnmoved(bundle, publicFolder);
      await check(bundle);
      await writeBundle(bundle, places, new Date().toISOString());
    } catch (error) {
      if (error instanceof HttpError && error.status === 409) await catchUp();
      throw error;
    }
    return contentNow();
  };
  const begin = async () => {
    await takeBack().catch(() => undefined);
    for (const note of notes) report(note);
  };

  let work: Promise<unknown> = begin();
  /** Runs a task after all earlier tasks. */
  const inTurn = <R>(task: () => Promise<R>): Promise<R> => {
    const done = work.then(task);
    work = done.catch(() => undefined);
    return done;
  };
  return {
    /** Resolves when the publication is written. The pages are rebuilt after that. */
    take(bundle: SentBundle): Promise<string> {
      const written = inTurn(() => write(bundle));
      work = written.then(makePages, () => undefined);
      return written;
    },
    /** Rebuilds pages whose last rebuild failed. Never rejects. */
    retry: (): Promise<void> => inTurn(catchUp).catch(() => undefined),
    /** Returns the current problems, which are shown when publishing. */
    state: (): { trouble?: string; notes: string[] } => ({
      ...(fault !== undefined && {
        trouble: `The content was saved, but the pages could not be rebuilt: ${fault}`,
      }),
      notes,
    }),
    /** Resolves when the pages of all accepted publications are rebuilt. */
    whenIdle: async (): Promise<void> => void (await work),
  };
}
