import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';

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

  /** Runs the work, unless another run is active. It returns the next phase and must not reject. */
  const submit = useCallback(async (work: () => Promise<SubmitPhase>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPhase('submitting');
    setPhase(await work());
    isRunning.current = false;
  }, []);

  /** Shows the error phase without running work, for a form that did not pass validation. */
  const fail = useCallback(() => setPhase('error'), []);

  return { phase: state.phase, submit, fail };
}
