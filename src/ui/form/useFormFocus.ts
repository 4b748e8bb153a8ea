import { useEffect, useRef, type RefObject } from 'react';

/** State of the submission of a form. */
export type SubmitPhase = 'idle' | 'submitting' | 'success' | 'error';

/**
 * Focuses the first field, in document order, that has an error.
 * @param errors an object whose keys are field names
 * @returns whether such a field exists
 */
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

/**
 * Keeps focus within a form while its fields are disabled, replaced and restored. Focus moves to
 * the region while submitting, to the message afterwards, and to the notice of the form or its submit button when the form
 * returns. If the visitor has focused another element meanwhile, focus is not moved.
 * @returns refs for the region (a focusable element around the form) and for the message
 */
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
      else
        element
          .querySelector<HTMLElement>('[data-notice], [type="submit"]')
          ?.focus({ preventScroll: true });
    }
  }, [phase]);

  return { region, message };
}
