/** History state of entries that change the view of a list, such as sorting, but not the page. */
export interface ViewChange {
  viewChange: true;
}

/** Returns whether a history entry was created by a change of the view rather than by navigation. */
export function isViewChange(state: unknown): state is ViewChange {
  return typeof state === 'object' && state !== null && 'viewChange' in state;
}
