import { useEffect } from 'react';

/**
 * While active, makes the browser ask before the page is closed, reloaded or left for another site.
 */
export function useBeforeUnloadWarning(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const handleLeave = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Browsers released before 2023 require this.
      event.returnValue = true;
    };
    window.addEventListener('beforeunload', handleLeave);
    return () => window.removeEventListener('beforeunload', handleLeave);
  }, [isActive]);
}
