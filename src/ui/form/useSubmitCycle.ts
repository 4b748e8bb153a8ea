import { useCallback, useEffect, useReducer, useRef } from 'react';

/** Where a form stands (public-site.md §4). */
export type SubmitPhase = 'idle' | 'submitting' | 'success' | 'error';

export interface SubmitTimings {
  /** ms until a success returns to idle. */
  success: number;
  /** ms until an error returns to idle. */
  error: number;
}

/**
 * The cycle of a form: idle, submitting, success or error, and back to idle after a while. A second
 * submit while one runs does nothing. `onSettled` is told when success or error returns to idle.
 */
export function useSubmitCycle(timings: SubmitTimings, onSettled?: (from: SubmitPhase) => void) {
  // A new object each time: the same phase again has its whole time again.
  const [state, setPhase] = useReducer(
    (_state: { phase: SubmitPhase }, phase: SubmitPhase) => ({ phase }),
    { phase: 'idle' },
  );
  const isRunning = useRef(false);
  const settled = useRef(onSettled);
  settled.current = onSettled;

  useEffect(() => {
    const { phase } = state;
    if (phase !== 'success' && phase !== 'error') return undefined;
    const timer = setTimeout(() => {
      setPhase('idle');
      settled.current?.(phase);
    }, timings[phase]);
    return () => clearTimeout(timer);
  }, [state, timings]);

  /** Runs the work once; resolves to whether it succeeded. */
  const submit = useCallback(async (work: () => Promise<void>): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setPhase('submitting');
    try {
      await work();
      setPhase('success');
      return true;
    } catch {
      setPhase('error');
      return false;
    } finally {
      isRunning.current = false;
    }
  }, []);

  /** Shows an error without work: the form did not pass validation. */
  const fail = useCallback(() => setPhase('error'), []);
  /** Back to idle at once, without telling anyone. */
  const reset = useCallback(() => setPhase('idle'), []);

  return { phase: state.phase, submit, fail, reset };
}
