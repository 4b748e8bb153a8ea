import { useCallback, useEffect, useRef, useState } from 'react';
import { usePendingPicture } from '../unsavedInput';
import {
  PictureRejectedError,
  type ImportedPicture,
  type ImportOptions,
  type ImportProgress,
} from './importPicture';

export interface PictureTaskState {
  step: ImportProgress | null;
  error: string | null;
  fitting: readonly File[];
  /** The last picture was added, but with a problem. */
  note: string | null;
  pendingUpload: ImportedPicture | null;
}

const IDLE: PictureTaskState = {
  step: null,
  error: null,
  fitting: [],
  note: null,
  pendingUpload: null,
};

/** `notUploaded`: added, but not uploaded. `unstored`: only in the memory of this tab. */
export type PictureOutcome =
  'added' | 'notUploaded' | 'unstored' | 'rejected' | 'failed' | 'cancelled';

type Job = (tools: ImportOptions) => Promise<ImportedPicture | void>;

/** Runs one task at a time. A new one and unmounting cancel it, and the form waits for it. */
export function usePictureTask() {
  const [work, setWork] = useState(IDLE);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  usePendingPicture(work.step !== null);

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setWork(IDLE);
  }, []);

  /** Reports why files are rejected. A running task continues. */
  const reject = useCallback((error: string) => {
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
      const imported = await job({ signal, onStep: (step) => show({ step }) });
      show({
        note: imported?.note ?? null,
        pendingUpload: imported?.isUploadPending ? imported : null,
      });
      if (signal.aborted) return 'cancelled';
      if (imported?.isUploadPending) return 'notUploaded';
      return imported?.note ? 'unstored' : 'added';
    } catch (error) {
      if (signal.aborted) return 'cancelled';
      if (!(error instanceof PictureRejectedError)) console.error(error);
      const isKnown = error instanceof PictureRejectedError;
      if (isKnown) show({ error: error.message, fitting: error.fitting });
      else show({ error: 'The image could not be added. Try again.' });
      return isKnown ? 'rejected' : 'failed';
    }
  }, []);

  return { work, run, reject, cancel };
}
