import { DEVICES_PATH, NEW_REQUEST_PATH } from '@/domain/links/adminPaths';

/** Returns a place for a text that is kept in memory only, until its page reads it. */
function createPending() {
  let kept: string | undefined;
  const listeners = new Set<() => void>();
  const set = (text: string | undefined) => {
    kept = text;
    listeners.forEach((listener) => listener());
  };
  return {
    keep: (text: string) => set(text),
    /** Returns the text that is kept. */
    read: (): string | undefined => kept,
    clear: () => set(undefined),
    /** Calls the listener when another text is kept, or none any more. @returns an unsubscribe function */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Fragment of the request link that was opened last. It is removed from the URL. */
export const pendingRequest = createPending();

/** Fragment of the link of another device, which contains a key. It is removed from the URL. */
export const pendingDevice = createPending();

/** The text that was shared with the office. */
export const pendingText = createPending();

/** The target of the skip link. */
const MAIN = '#main';

/** Whether a URL is a request link, valid or not, whose fragment can hold a customer’s data. */
export function isRequestLink({ pathname, hash }: { pathname: string; hash: string }): boolean {
  return pathname.replace(/\/$/, '') === NEW_REQUEST_PATH && hash !== '' && hash !== MAIN;
}

const DEVICE_LINK = '#link=';

/** Returns what a link with which another device links this one contains; undefined for other URLs. */
export function deviceLinkIn({ pathname, hash }: { pathname: string; hash: string }) {
  return pathname.replace(/\/$/, '') === DEVICES_PATH && hash.startsWith(DEVICE_LINK)
    ? hash.slice(DEVICE_LINK.length)
    : undefined;
}
