import { clickedLink } from '../links/clickedLink';

export type FormControlElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

let isPending = true;

export function isHydrationPending(): boolean {
  return isPending;
}

/** Marks hydration as complete, or as not needed because there is no prerendered page. */
export function endHydrationPhase(): void {
  isPending = false;
}

/** Sets the value of a field and dispatches the event of a user edit, so that React handles it. */
export function replayFieldValue(field: FormControlElement, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  // React ignores a value that equals the last one it tracked, so another value is set first.
  field.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

export interface InputRecording {
  note: (field: FormControlElement) => void;
  /** Stops recording clicks and submits, because the HTML is hydrated. Values are recorded until `replay`. */
  settle: () => void;
  /** Stops recording, discards the recorded input, and follows a link that waits for it. */
  stop: () => void;
  /** Stops recording and replays values, clicks and submits once. */
  replay: () => Promise<void>;
}

function isFormControlElement(target: EventTarget | null): target is FormControlElement {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** Longest time in ms that a link waits for the replay of earlier input. */
const LINK_WAIT_MS = 3000;

/**
 * Records changed values, clicked buttons and submitted forms, which would otherwise be lost or
 * leave the page. Links keep working, but a link that is clicked after a recorded click or submit is
 * followed after the replay, because leaving the page would discard them. It waits for at most 3 s.
 * A button that is pressed several times in succession counts once.
 * The recording listens on the document in the capture phase, because React stops events in HTML that
 * it has not hydrated.
 * @param isMine returns whether an element is part of the recording
 */
export function recordInput(isMine: (element: Element) => boolean): InputRecording {
  const typed = new Map<FormControlElement, string>();
  let actions: { event: Event; button?: Element; run: () => void }[] = [];
  const note = (field: FormControlElement) => void typed.set(field, field.value);

  const handlers: Record<string, (event: Event, target: Element) => void> = {
    // Not “change”: the input event can hydrate its part immediately, and React then resets the field.
    input: (_event, target) => isFormControlElement(target) && note(target),
    click(event, target) {
      const button = target.closest('button');
      // Pressed again because nothing has happened yet. The second click could set back the first.
      if (!button || button.type === 'submit' || button === actions.at(-1)?.button) return;
      actions.push({ event, button, run: () => button.isConnected && button.click() });
    },
    submit(event, target) {
      event.preventDefault();
      const form = target as HTMLFormElement;
      actions.push({ event, run: () => form.isConnected && form.requestSubmit() });
    },
  };
  const handle = (event: Event) => {
    const { target } = event;
    if (target instanceof Element && isMine(target)) handlers[event.type]?.(event, target);
  };
  let heldLink: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const followLink = () => {
    document.removeEventListener('click', holdLink, true);
    clearTimeout(timer);
    if (heldLink?.isConnected) heldLink.click();
    heldLink = undefined;
  };
  const holdLink = (event: MouseEvent) => {
    const link = actions.length > 0 ? clickedLink(event) : null;
    if (!link || !isMine(link)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    heldLink = link;
    timer ??= setTimeout(followLink, LINK_WAIT_MS);
  };
  for (const type of Object.keys(handlers)) document.addEventListener(type, handle, true);
  document.addEventListener('click', holdLink, true);

  const unlisten = (types: readonly string[]) => {
    for (const type of types) document.removeEventListener(type, handle, true);
  };
  const settle = () => {
    unlisten(['click', 'submit']);
    // The event that is being dispatched has made React hydrate the HTML, and React handles it then.
    actions = actions.filter(({ event }) => event.eventPhase === Event.NONE);
  };
  const stop = () => {
    unlisten(Object.keys(handlers));
    followLink();
  };
  const replay = async () => {
    settle();
    const nextTask = () => new Promise((resolve) => setTimeout(resolve));
    // In an effect, React does not render between the events, and handlers would not know earlier fields.
    await nextTask();
    unlisten(Object.keys(handlers));
    for (const [field, value] of typed) if (field.isConnected) replayFieldValue(field, value);
    for (const { run } of actions) {
      // A task of its own per action, so that React renders its result before the next action.
      await nextTask();
      run();
    }
    followLink();
  };
  return { note, settle, stop, replay };
}
