import { useEffect, useEffectEvent, type SyntheticEvent } from 'react';

/** Close requests of the system, such as Android’s Back. Not part of TypeScript’s types yet. */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

/** Close the open dialogs, drawers and menus, the newest last. */
let closers: readonly (() => void)[] = [];
let watcher: CloseWatcher | undefined;

/**
 * Sets what is open, and watches for close requests of the system. There is one watcher for
 * everything that is open, because the browser merges watchers that are created without a user
 * action and closes them together.
 */
function watchFor(open: readonly (() => void)[]): void {
  closers = open;
  watcher?.destroy();
  watcher = undefined;
  const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
  if (closers.length === 0 || !CloseWatcher) return;
  watcher = new CloseWatcher();
  watcher.addEventListener('close', () => {
    const close = closers.at(-1);
    // A watcher works once, but the dialog may stay open.
    watchFor(closers);
    close?.();
  });
}

/**
 * Makes the Back gesture of Android close what was opened last, while the component is mounted.
 * @returns the `onClose` of a dialog, drawer or menu of Material UI
 */
export function useCloseRequest(onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const closer = () => close();
    watchFor([...closers, closer]);
    return () => watchFor(closers.filter((one) => one !== closer));
  }, []);
  return (event: SyntheticEvent, reason: string) => {
    // Otherwise the browser would also treat Escape as a close request.
    if (reason === 'escapeKeyDown') event.preventDefault();
    onClose();
  };
}
