/** Marks the history entries of a change of view: the page stays the one it was. */
export interface ViewChange {
  viewChange: true;
}

/** Whether a history entry came of a change of view, and not of a way to another page. */
export function isViewChange(state: unknown): state is ViewChange {
  return typeof state === 'object' && state !== null && 'viewChange' in state;
}
