import { clickedLink } from '../navigation/clickedLink';
import { replayFieldValue, type FormControlElement } from './hydrationPhase';

/** Recording of input in HTML that is not hydrated yet. */
export interface InputRecording {
  /** Records the current value of a field. */
  note: (field: FormControlElement) => void;
  /**
   * Stops recording clicks and submits, because the HTML is hydrated. Values are still recorded
   * until `replay`.
   */
  settle: () => void;
  /** Stops recording and discards the recorded input. */
  stop: () => void;
  /** Stops recording and replays values, clicks and submits once. */
  replay: () => Promise<void>;
}

/** Returns whether the target is a field with a value. */
export function isFormControlElement(target: EventTarget | null): target is FormControlElement {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/**
 * Records changed values, clicked buttons and submitted forms, which would otherwise be lost or
 * leave the page. Links keep working, but a link that is clicked after a recorded click or submit is
 * recorded as well, because leaving the page would discard them. It listens on the document in the capture phase, because
 * React stops events in HTML that it has not hydrated.
 * @param isMine returns whether an element is part of the recording
 */
export function recordInput(isMine: (element: Element) => boolean): InputRecording {
  const typed = new Map<FormControlElement, string>();
  const actions: (() => void)[] = [];
  const note = (field: FormControlElement) => void typed.set(field, field.value);

  const handlers: Record<string, (event: Event, target: Element) => void> = {
    input: (_event, target) => isFormControlElement(target) && note(target),
    change: (_event, target) => isFormControlElement(target) && note(target),
    click(_event, target) {
      const button = target.closest('button');
      if (button && button.type !== 'submit')
        actions.push(() => button.isConnected && button.click());
    },
    submit(event, target) {
      event.preventDefault();
      const form = target as HTMLFormElement;
      actions.push(() => form.isConnected && form.requestSubmit());
    },
  };
  const handle = (event: Event) => {
    const { target } = event;
    if (target instanceof Element && isMine(target)) handlers[event.type]?.(event, target);
  };
  const handleLink = (event: MouseEvent) => {
    const link = actions.length > 0 ? clickedLink(event) : null;
    if (!link) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    actions.push(() => link.isConnected && link.click());
  };
  for (const type of Object.keys(handlers)) document.addEventListener(type, handle, true);
  document.addEventListener('click', handleLink, true);

  const unlisten = (types: readonly string[]) => {
    for (const type of types) document.removeEventListener(type, handle, true);
  };
  const settle = () => unlisten(['click', 'submit']);
  const stop = () => {
    unlisten(Object.keys(handlers));
    document.removeEventListener('click', handleLink, true);
  };
  const replay = async () => {
    stop();
    for (const [field, value] of typed) if (field.isConnected) replayFieldValue(field, value);
    for (const action of actions) {
      // A task of its own per action, so that React renders its result before the next action.
      await new Promise((resolve) => setTimeout(resolve));
      action();
    }
  };
  return { note, settle, stop, replay };
}
