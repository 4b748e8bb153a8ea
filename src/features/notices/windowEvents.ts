import type { NoticeInput, NoticeType } from './noticesSlice';

const TYPES: readonly string[] = ['success', 'error', 'warning', 'info'];

/** Parses the detail of a `show-toast` event. Undefined if it has no message. */
function noticeOfEvent(event: Event): NoticeInput | undefined {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  if (typeof detail !== 'object' || detail === null) return undefined;
  const { message, type } = detail as { message?: unknown; type?: unknown };
  if (typeof message !== 'string' || message.trim() === '') return undefined;
  const isKnown = typeof type === 'string' && TYPES.includes(type);
  return { message, type: isKnown ? (type as NoticeType) : 'info' };
}

/** Listens for the public `show-toast` event on `window`. @returns a function that removes the listener */
export function listenForToasts(show: (notice: NoticeInput) => void): () => void {
  const handleToast = (event: Event) => {
    const notice = noticeOfEvent(event);
    if (notice) show(notice);
  };
  window.addEventListener('show-toast', handleToast);
  return () => window.removeEventListener('show-toast', handleToast);
}

const OFFLINE = 'You are offline. You can keep using what is already loaded.';

/** Shows a notice when the connection is lost or restored. @returns a cleanup function */
export function listenForConnection(show: (notice: NoticeInput) => void): () => void {
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
