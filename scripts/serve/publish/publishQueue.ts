import path from 'node:path';
import { folderContentHash } from '../../prerender/siteFiles';
import { HttpError } from '../http';
import type { SentBundle } from './parseBundle';
import { recover, type Places } from './recover';
import { checkUnmoved, writeBundle } from './writeBundle';

/** What a server that publishes needs. */
export interface PublishQueueOptions extends Places {
  /** Makes the pages anew after a publication; missing where they are made as they are asked for. */
  rebuild?: () => Promise<void>;
  /** Refuses a publication by its content. */
  check: (bundle: SentBundle) => Promise<void>;
  /** Told what goes wrong. */
  report: (line: string) => void;
}

/** What an error says, in a line. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}

/**
 * Publications one after another, each followed by its pages: none is written while pages are made of another. What
 * failed is tried again before the next one is written.
 */
export function publishQueue({ publicFolder, history, ...options }: PublishQueueOptions) {
  const { rebuild, check, report } = options;
  const places = { publicFolder, history };
  const contentNow = () => folderContentHash(path.join(publicFolder, 'data'));
  /** Why the pages could not be made of what is published. */
  let fault: string | undefined;
  /** What somebody has to look at after a crash. */
  let notes: string[] = [];
  /** The content that the pages were made of last, where that is known. */
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
   * Makes the pages where they are of another content than there is: they could not be made before, or files were
   * changed by hand. Without this a page would be told for ever that the content has moved since it was read.
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
      // First: content that was made from older content says nothing about what would be published.
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
  /** Runs when all that was asked before has ended. */
  const inTurn = <R>(task: () => Promise<R>): Promise<R> => {
    const done = work.then(task);
    work = done.catch(() => undefined);
    return done;
  };
  return {
    /** Resolves when it is written; its pages are made after that. */
    take(bundle: SentBundle): Promise<string> {
      const written = inTurn(() => write(bundle));
      work = written.then(makePages, () => undefined);
      return written;
    },
    /** Makes the pages that could not be made. Never rejects. */
    retry: (): Promise<void> => inTurn(catchUp).catch(() => undefined),
    /** What is wrong, for whoever publishes. */
    state: (): { trouble?: string; notes: string[] } => ({
      ...(fault !== undefined && {
        trouble: `The content was saved, but the pages could not be rebuilt: ${fault}`,
      }),
      notes,
    }),
    /** Resolves when all that was taken is built. */
    whenIdle: async (): Promise<void> => void (await work),
  };
}
