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
