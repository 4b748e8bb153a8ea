import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { createTabValue } from '../lazy/tabValue';

export type SubmitPhase = 'idle' | 'submitting' | 'success' | 'error';

interface SubmitTimings {
  /** Time in ms until `success` returns to `idle`. */
  success: number;
  /** Time in ms until `error` returns to `idle`. */
  error: number;
}

/**
 * State of a form submission: idle, submitting, success or error, and back to idle after the given
 * time. Further submits are ignored while one is running.
 * @param onSettled called when success or error returns to idle
 */
export function useSubmitCycle(timings: SubmitTimings, onSettled?: (from: SubmitPhase) => void) {
  // A new object per dispatch: entering the same phase again restarts its timer.
  const [state, setPhase] = useReducer(
    (_state: { phase: SubmitPhase }, phase: SubmitPhase) => ({ phase }),
    { phase: 'idle' },
  );
  const isRunning = useRef(false);
  const notifySettled = useEffectEvent((from: SubmitPhase) => onSettled?.(from));

  useEffect(() => {
    const { phase } = state;
    if (phase !== 'success' && phase !== 'error') return undefined;
    const timer = setTimeout(() => {
      setPhase('idle');
      notifySettled(phase);
    }, timings[phase]);
    return () => clearTimeout(timer);
  }, [state, timings]);

  /** Runs the work, unless another run is active. */
  const submit = useCallback(async (work: () => Promise<void>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPhase('submitting');
    try {
      await work();
      setPhase('success');
    } catch {
      setPhase('error');
    } finally {
      isRunning.current = false;
    }
  }, []);

  /** Shows the error phase without running work, for a form that did not pass validation. */
  const fail = useCallback(() => setPhase('error'), []);

  return { phase: state.phase, submit, fail };
}

/** Keys of the messages that are being sent. Sending continues when the visitor leaves the page. */
const inProgress = createTabValue<{ keys: readonly string[] }>({ keys: [] });

/** Sends a message with `send`, and marks it as being sent until that has settled. */
export async function trackSend<T>(key: string, send: () => Promise<T>): Promise<T> {
  inProgress.update({ keys: [...inProgress.read().keys, key] });
  try {
    return await send();
  } finally {
    inProgress.update({ keys: inProgress.read().keys.filter((one) => one !== key) });
  }
}

/** Returns whether a message is being sent, by this form or by one that the visitor has left meanwhile. */
export function useIsBeingSent(key: string): boolean {
  return inProgress.use().keys.includes(key);
}
