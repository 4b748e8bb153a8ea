import { useMarkDirty } from '../dirtyForms';
import { useMarkPicturePending } from './pendingPictures';
import { useCallback, useEffect, useRef, useState } from 'react';
import { PictureRejectedError, type ImportedPicture, type ImportProgress } from './importPicture';

/** What a picture field is doing, and what came of what it did last. */
export interface PictureTaskState {
  step: ImportProgress | null;
  /** Why the last file was not taken. */
  error: string | null;
  /** The last picture was taken, but not as hoped. */
  note: string | null;
  /** One whose upload failed. */
  owed: ImportedPicture | null;
}

const IDLE: PictureTaskState = { step: null, error: null, note: null, owed: null };

/** How a job ended; `owed`: taken, but not where it should be; `unstored`: in this tab's memory alone. */
export type PictureOutcome = 'taken' | 'owed' | 'unstored' | 'refused' | 'failed' | 'cancelled';

type Job = (tools: {
  signal: AbortSignal;
  onStep: (step: ImportProgress) => void;
}) => Promise<ImportedPicture | void>;

/** Runs one job with pictures at a time; a new one cancels the last, and so does leaving. The form waits for it. */
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

  /** Says why files are not taken; a job that runs goes on. */
  const refuse = useCallback((error: string) => {
    setWork(({ step }) => ({ ...IDLE, step, error }));
  }, []);

  const run = useCallback(async (job: Job): Promise<PictureOutcome> => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const { signal } = control;
    // What was refused while it runs stays to be read; what was before goes.
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
