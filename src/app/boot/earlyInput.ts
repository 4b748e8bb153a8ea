import { isFormControlElement, recordInput } from '@/ui/lazy/recordInput';

/** What a visitor did before the application had started. */
export interface EarlyInput {
  /** Leaves what is pressed from now on to the application; what is typed is still recorded. */
  settle: () => void;
  /** Ends recording, then types and presses again what was typed and pressed. Call once, when live. */
  replay: () => void;
  /** Ends recording and lets the browser act alone: the application could not be loaded. */
  give: () => void;
}

const STARTERS = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

/**
 * Records values typed, buttons pressed and forms sent before the application is live. `onFirst` is
 * called at the first touch, key or focus.
 */
export function recordEarlyInput(onFirst: () => void): EarlyInput {
  const record = recordInput(() => true);
  for (const type of STARTERS)
    document.addEventListener(type, onFirst, { once: true, passive: true });

  const stopStarters = () => {
    for (const type of STARTERS) document.removeEventListener(type, onFirst);
  };
  const give = () => {
    record.stop();
    stopStarters();
  };
  const replay = () => {
    stopStarters();
    // Fields the browser filled by itself (Back, a restored tab) count as typed.
    for (const field of document.querySelectorAll('input, textarea')) {
      if (!isFormControlElement(field) || field instanceof HTMLSelectElement) continue;
      if (field.type !== 'checkbox' && field.type !== 'radio' && field.value !== field.defaultValue)
        record.note(field);
    }
    void record.replay();
  };
  return { settle: record.settle, replay, give };
}
