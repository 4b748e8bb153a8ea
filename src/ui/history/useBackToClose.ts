import { useEffectEvent, useLayoutEffect } from 'react';

type Guard = (event: PopStateEvent) => void;

const guards = new Set<Guard>();

/** Call it before the router is mounted: listeners on `window` run in the order of registration. */
export function installPopStateGuard(): void {
  const state = stateOf(window.history.state);
  // After a reload nothing is open, and Back passes over the entry.
  if (state.isRepeated) {
    repeated = state;
    guards.add(handlePop);
  }
  window.addEventListener('popstate', (event) => guards.forEach((guard) => guard(event)));
}

/** Adds a guard, which runs for every `popstate` before the router and may stop it. @returns a cleanup function */
export function addPopStateGuard(guard: Guard): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}

/** State of a history entry. The router adds the index of its page, and a key, which is new after a replacement. */
interface EntryState {
  idx?: number;
  key?: string;
  /** Whether the entry repeats its page for what is open on it. */
  isRepeated?: true;
}

const stateOf = (state: unknown) => (state ?? {}) as EntryState;

export const isRepeated = (state: unknown): boolean => stateOf(state).isRepeated === true;

/** Close the dialogs and menus that are open, the newest last. */
let closers: readonly (() => void)[] = [];
/** The repeated entry that the browser showed last. */
let repeated: EntryState | undefined;

/**
 * Repeats the current page in the history, so that Back stays on it. The entry is not removed when something is closed otherwise,
 * because going back takes time, in which a link may be followed. Back passes over it then.
 */
function repeatEntry(): void {
  const state = stateOf(window.history.state);
  repeated = { ...state, isRepeated: true };
  if (!state.isRepeated) window.history.pushState(repeated, '');
}

function handlePop(event: PopStateEvent): void {
  const state = stateOf(event.state);
  const left = repeated;
  repeated = state.isRepeated && state;
  if (!left || repeated || left.idx !== state.idx || left.key !== state.key) return;
  event.stopImmediatePropagation();
  const close = closers.at(-1);
  if (!close) {
    window.history.back();
    return;
  }
  if (closers.length > 1) repeatEntry();
  close();
}

/** Makes Back close a dialog or menu, the newest first, while it is open. */
export function useBackToClose(onClose: () => void, isOpen = true): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const closer = () => close();
    addPopStateGuard(handlePop);
    closers = [...closers, closer];
    repeatEntry();
    return () => {
      closers = closers.filter((one) => one !== closer);
    };
  }, [isOpen]);
}
