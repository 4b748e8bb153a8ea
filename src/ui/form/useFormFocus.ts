import { useEffect, useRef, type RefObject } from 'react';

export type SubmitPhase = 'idle' | 'submitting' | 'success' | 'error';

/** Focuses the first field whose name is a key of `errors`, in document order. @returns whether there is one */
export function focusFirstError(form: HTMLFormElement, errors: object): boolean {
  const field = [...form.elements].find(
    (element) =>
      element instanceof HTMLElement && Object.hasOwn(errors, element.getAttribute('name') ?? ''),
  );
  if (field instanceof HTMLElement) field.focus();
  return field !== undefined;
}

/** Returns whether no control has focus, that is, focus is on `body` or on the region itself. */
function isFocusIdle(region: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === region;
}

/** Moves focus to the region while submitting, to the message afterwards, and then to the notice or button. */
export function useFormFocus(phase: SubmitPhase): {
  region: RefObject<HTMLDivElement | null>;
  message: RefObject<HTMLDivElement | null>;
} {
  const region = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const lastPhase = useRef(phase);

  useEffect(() => {
    const previous = lastPhase.current;
    lastPhase.current = phase;
    const element = region.current;
    if (previous === phase || !element) return;
    if (phase === 'submitting') element.focus({ preventScroll: true });
    else if (isFocusIdle(element)) {
      if (phase !== 'idle') message.current?.focus();
      else {
        const notice = element.querySelector<HTMLElement>('[data-notice]');
        // The notice can be below the screen, because the form had been replaced.
        if (notice) notice.focus();
        else element.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
      }
    }
  }, [phase]);

  return { region, message };
}
