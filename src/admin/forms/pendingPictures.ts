import { createContext, useCallback, useContext, useEffect, useState } from 'react';

/**
 * Registers a pending picture with the surrounding form. Returns a function that removes it again.
 */
type MarkPending = () => () => void;

/** Shown next to the buttons of a form that waits for pictures. */
export const PENDING_PICTURE_NOTE = 'Waiting for the image...';

const noForm: MarkPending = () => () => undefined;

/** Registers pending pictures with the form that waits for them. */
export const PendingPicturesContext = createContext<MarkPending>(noForm);

/**
 * Makes the surrounding form wait while a picture is being processed. Otherwise it could be saved
 * without the picture.
 */
export function useMarkPicturePending(isPending: boolean): void {
  const markPending = useContext(PendingPicturesContext);
  useEffect(() => (isPending ? markPending() : undefined), [isPending, markPending]);
}

/** Returns whether pictures are pending in a form, and the value for {@link PendingPicturesContext}. */
export function usePendingPictures() {
  const [count, setCount] = useState(0);
  const markPending = useCallback(() => {
    setCount((now) => now + 1);
    return () => setCount((now) => now - 1);
  }, []);
  return { isWaiting: count > 0, markPending };
}
