import { recordInput } from './recordInput';

export interface EarlyInput {
  /** Stops recording clicks and submits, which the application now handles. Values are still recorded. */
  settle: () => void;
  /** Stops recording and replays the input. Call it once, after hydration. */
  replay: () => void;
  /** Stops recording and leaves all input to the browser, because the application could not be loaded. */
  stop: () => void;
}

const FIRST_INPUT_EVENTS = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

/** Records values, clicks and submits before hydration. `onFirst`: on the first touch, key press or focus. */
export function recordEarlyInput(onFirst: () => void): EarlyInput {
  const recording = recordInput(() => true);
  for (const type of FIRST_INPUT_EVENTS)
    document.addEventListener(type, onFirst, { once: true, passive: true });

  const removeFirstInputListeners = () => {
    for (const type of FIRST_INPUT_EVENTS) document.removeEventListener(type, onFirst);
  };
  const stop = () => {
    recording.stop();
    removeFirstInputListeners();
  };
  // Values without an event: typed before this script was loaded, or restored by the browser, even later.
  const noteChangedFields = () => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input, textarea',
    );
    for (const field of fields) {
      if (field.type !== 'checkbox' && field.type !== 'radio' && field.value !== field.defaultValue)
        recording.note(field);
    }
  };
  noteChangedFields();
  const replay = () => {
    removeFirstInputListeners();
    noteChangedFields();
    void recording.replay();
  };
  return { settle: recording.settle, replay, stop };
}
