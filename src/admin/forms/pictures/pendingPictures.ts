import { createContext, useCallback, useContext, useEffect, useState } from 'react';

/** Says to the form around that a picture is being taken; gives how to say that it is done. */
type Begin = () => () => void;

/** Said beside the buttons of a form that waits. */
export const PENDING_PICTURE_NOTE = 'Waiting for the picture…';

const noForm: Begin = () => () => undefined;

/** The form that waits for its pictures. */
export const PendingPicturesContext = createContext<Begin>(noForm);

/** Makes the form around wait as long as a picture is being taken: saved before, it would be left out. */
export function useMarkPicturePending(isTaking: boolean): void {
  const begin = useContext(PendingPicturesContext);
  useEffect(() => (isTaking ? begin() : undefined), [isTaking, begin]);
}

/** Whether pictures are being taken in a form, and what it hands to {@link PendingPicturesContext}. */
export interface PendingPictures {
  isWaiting: boolean;
  begin: Begin;
}

/** For a form. */
export function usePendingPictures(): PendingPictures {
  const [count, setCount] = useState(0);
  const begin = useCallback(() => {
    setCount((now) => now + 1);
    return () => setCount((now) => now - 1);
  }, []);
  return { isWaiting: count > 0, begin };
}
