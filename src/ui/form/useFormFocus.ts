import { useEffect, useRef, type RefObject } from 'react';
import type { SubmitPhase } from './useSubmitCycle';

/** Moves to the first field, in page order, that has an error; says whether there was one. */
export function focusFirstError(form: HTMLFormElement, errors: object): boolean {
  const field = [...form.elements].find(
    (element) =>
      element instanceof HTMLElement && Object.hasOwn(errors, element.getAttribute('name') ?? ''),
  );
  if (field instanceof HTMLElement) field.focus();
  return field !== undefined;
}

/** Whether nothing that can be used has the focus: the page itself, or the form's own frame. */
function isFocusIdle(region: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === region;
}

/**
 * Keeps the keyboard where the form is while its fields are disabled, replaced and brought back:
 * on the frame while sending, on the message of the outcome, on the button when the form is back.
 * Wherever else the visitor went meanwhile, they stay.
 * @returns refs for the frame (focusable, around the form) and for the message
 */
export function useFormFocus(phase: SubmitPhase): {
  region: RefObject<HTMLDivElement | null>;
  message: RefObject<HTMLDivElement | null>;
} {
  const region = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const last = useRef(phase);

  useEffect(() => {
    const from = last.current;
    last.current = phase;
    const frame = region.current;
    if (from === phase || !frame) return;
    if (phase === 'submitting') frame.focus({ preventScroll: true });
    else if (isFocusIdle(frame)) {
      if (phase !== 'idle') message.current?.focus();
      else frame.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    }
  }, [phase]);

  return { region, message };
}
