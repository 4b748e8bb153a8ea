/** A field that takes text. */
export type FormControlElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

let isFirst = true;

/** Whether the page on the screen is the prerendered one, still being brought to life. */
export function isHydrationPending(): boolean {
  return isFirst;
}

/** Says that the prerendered page lives, or that there was none. */
export function endHydrationPhase(): void {
  isFirst = false;
}

/** Sets a field as a keystroke would, past React's own tracking, and says so. */
export function replayFieldValue(field: FormControlElement, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  // React compares with the value it saw last; this makes the next one new to it.
  field.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
