import { useMarkDirty } from '../dirtyForms';
import { useMarkPicturePending } from './pendingPictures';
import { useCallback, useEffect, useRef, useState } from 'react';
import { PictureRejectedError, type ImportedPicture, type ImportProgress } from './importPicture';

/** State of a picture field: the running task and the outcome of the last one. */
export interface PictureTaskState {
  step: ImportProgress | null;
  /** Why the last file was rejected. */
  error: string | null;
  /** The last picture was added, but with a problem. */
  note: string | null;
  /** A picture whose upload failed. */
  owed: ImportedPicture | null;
}

const IDLE: PictureTaskState = { step: null, error: null, note: null, owed: null };

/**
 * Outcome of a task. `owed`: added, but not uploaded. `unstored`: only in the memory of this tab.
 */
export type PictureOutcome = 'taken' | 'owed' | 'unstored' | 'refused' | 'failed' | 'cancelled';

type Job = (tools: {
  signal: AbortSignal;
  onStep: (step: ImportProgress) => void;
}) => Promise<ImportedPicture | void>;

/**
 * Runs one picture task at a time. A new task and unmounting cancel the running one. The form waits
 * for it.
 */
export function usePictureTask() {
  const [work, setWork] = useState(IDLE);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  useMarkPicturePending(work.step !== null);
  useMarkDirty(work.step !== null);

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setWork(IDLE);
  }, []);

  /** Reports why files are rejected. A running task continues. */
  const refuse = useCallback((error: string) => {
    setWork(({ step }) => ({ ...IDLE, step, error }));
  }, []);

  const run = useCallback(async (job: Job): Promise<PictureOutcome> => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const { signal } = control;
    // Rejections reported during the task stay visible. Earlier messages are removed.
    const show = (next: Partial<PictureTaskState>) => {
      if (!signal.aborted)
        setWork(({ step, error }) => ({ ...IDLE, error: step && error, ...next }));
    };
    try {
      const taken = await job({ signal, onStep: (step) => show({ step }) });
      show({ note: taken?.note ?? null, owed: taken?.isUploadOwed ? taken : null });
      if (signal.aborted) return 'cancelled';
      if (taken?.isUploadOwed) return 'owed';
      return taken?.note ? 'unstored' : 'taken';
    } catch (error) {
      if (signal.aborted) return 'cancelled';
      if (!(error instanceof PictureRejectedError)) console.error(error);
      const isKnown = error instanceof PictureRejectedError;
      show({ error: isKnown ? error.message : 'The picture could not be taken. Try again.' });
      return isKnown ? 'refused' : 'failed';
    }
  }, []);

  return { work, run, refuse, cancel };
}
