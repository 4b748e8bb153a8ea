import { createContext, useCallback, useContext, useEffect, useState } from 'react';

/** Says to the form around that a picture is being taken; gives how to say that it is done. */
type Begin = () => () => void;

const noForm: Begin = () => () => undefined;

/** The form that waits for its pictures. */
export const PictureWaitContext = createContext<Begin>(noForm);

/** Makes the form around wait as long as a picture is being taken: saved before, it would be left out. */
export function usePictureWait(isTaking: boolean): void {
  const begin = useContext(PictureWaitContext);
  useEffect(() => (isTaking ? begin() : undefined), [isTaking, begin]);
}

/** For a form: whether pictures are being taken in it, and what to hand to {@link PictureWaitContext}. */
export function useWaitForPictures(): { isWaiting: boolean; begin: Begin } {
  const [count, setCount] = useState(0);
  const begin = useCallback(() => {
    setCount((now) => now + 1);
    return () => setCount((now) => now - 1);
  }, []);
  return { isWaiting: count > 0, begin };
}
