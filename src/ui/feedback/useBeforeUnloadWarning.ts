import { useEffect } from 'react';

/** While active, the browser asks before the page is closed, reloaded or left for another site. */
export function useBeforeUnloadWarning(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const handleLeave = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Browsers before 2023 ask only when this is set.
      event.returnValue = true;
    };
    window.addEventListener('beforeunload', handleLeave);
    return () => window.removeEventListener('beforeunload', handleLeave);
  }, [isActive]);
}
