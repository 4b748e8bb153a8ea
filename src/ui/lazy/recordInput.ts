import { replayFieldValue, type FormControlElement } from './hydrationPhase';

/** What a visitor does in HTML that does not live yet. */
export interface InputRecording {
  /** Counts a field as typed, with what it holds now. */
  note: (field: FormControlElement) => void;
  /** Records presses and forms no more: the HTML lives. What is typed is, until it is replayed. */
  settle: () => void;
  /** Ends recording; what was recorded is dropped. */
  stop: () => void;
  /** Ends recording, then types, presses and sends again, once. */
  replay: () => Promise<void>;
}

/** Whether something is a field that takes text or a choice. */
export function isFormControlElement(target: EventTarget | null): target is FormControlElement {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/**
 * Records values typed, buttons pressed and forms sent, which would otherwise do nothing or leave
 * the page; links keep working as links. Listens on the document, ahead of React: React stops
 * events in HTML that it has not hydrated yet, so its own handlers never hear of them.
 * @param isMine whether an element belongs to what is recorded
 */
export function recordInput(isMine: (element: Element) => boolean): InputRecording {
  const typed = new Map<FormControlElement, string>();
  const pressed: (() => void)[] = [];
  const note = (field: FormControlElement) => void typed.set(field, field.value);

  const handlers: Record<string, (event: Event, target: Element) => void> = {
    input: (_event, target) => isFormControlElement(target) && note(target),
    change: (_event, target) => isFormControlElement(target) && note(target),
    click(_event, target) {
      const button = target.closest('button');
      if (button && button.type !== 'submit')
        pressed.push(() => button.isConnected && button.click());
    },
    submit(event, target) {
      event.preventDefault();
      const form = target as HTMLFormElement;
      pressed.push(() => form.isConnected && form.requestSubmit());
    },
  };
  const handle = (event: Event) => {
    const { target } = event;
    if (target instanceof Element && isMine(target)) handlers[event.type]?.(event, target);
  };
  for (const type of Object.keys(handlers)) document.addEventListener(type, handle, true);

  const forget = (types: readonly string[]) => {
    for (const type of types) document.removeEventListener(type, handle, true);
  };
  const settle = () => forget(['click', 'submit']);
  const stop = () => forget(Object.keys(handlers));
  const replay = async () => {
    stop();
    for (const [field, value] of typed) if (field.isConnected) replayFieldValue(field, value);
    for (const press of pressed) {
      // Each press finds what came of the one before it on the screen, as a visitor's would.
      await new Promise((resolve) => setTimeout(resolve));
      press();
    }
  };
  return { note, settle, stop, replay };
}
