import type { NoticeRequest } from './noticesSlice';

const OFFLINE = 'You are offline. You can keep using what is already loaded.';

/**
 * Shows a notice when the connection is lost or restored.
 * @returns a cleanup function
 */
export function listenForConnection(show: (notice: NoticeRequest) => void): () => void {
  const handleOffline = () => show({ message: OFFLINE, type: 'warning' });
  const handleOnline = () => show({ message: 'You are back online.', type: 'success' });
  if (!navigator.onLine) handleOffline();
  window.addEventListener('offline', handleOffline);
  window.addEventListener('online', handleOnline);
  return () => {
    window.removeEventListener('offline', handleOffline);
    window.removeEventListener('online', handleOnline);
  };
}
