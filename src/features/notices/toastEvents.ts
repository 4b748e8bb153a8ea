import type { NoticeRequest, NoticeType } from './noticesSlice';

const TYPES: readonly string[] = ['success', 'error', 'warning', 'info'];

/** Parses the detail of a `show-toast` event. Undefined if it has no message. */
function noticeOfEvent(event: Event): NoticeRequest | undefined {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  if (typeof detail !== 'object' || detail === null) return undefined;
  const { message, type } = detail as { message?: unknown; type?: unknown };
  if (typeof message !== 'string' || message.trim() === '') return undefined;
  const isKnown = typeof type === 'string' && TYPES.includes(type);
  return { message, type: isKnown ? (type as NoticeType) : 'info' };
}

/**
 * Listens for the public `show-toast` event on `window`.
 * @returns a function that removes the listener
 */
export function listenForToasts(show: (notice: NoticeRequest) => void): () => void {
  const handleToast = (event: Event) => {
    const notice = noticeOfEvent(event);
    if (notice) show(notice);
  };
  window.addEventListener('show-toast', handleToast);
  return () => window.removeEventListener('show-toast', handleToast);
}
