import { useEffect } from 'react';

/** Makes the browser ask before the page is closed, reloaded or left for another site. @returns a cleanup function */
export function warnBeforeUnload(isNeeded: () => boolean): () => void {
  const handleLeave = (event: BeforeUnloadEvent) => {
    if (!isNeeded()) return;
    event.preventDefault();
    // Browsers released before 2023 require this.
    event.returnValue = true;
  };
  window.addEventListener('beforeunload', handleLeave);
  return () => window.removeEventListener('beforeunload', handleLeave);
}

export function useBeforeUnloadWarning(isActive: boolean): void {
  useEffect(() => (isActive ? warnBeforeUnload(() => true) : undefined), [isActive]);
}
