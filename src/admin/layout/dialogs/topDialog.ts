/** Returns the dialog or drawer that was opened last, or undefined. */
export function topDialog(): Element | undefined {
  return [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1);
}
