import { DEVICES_PATH, NEW_REQUEST_PATH, UNITS_PATH } from '@/domain/links/adminPaths';
import { createValueStore } from '@/api/valueStore';

/** A text that is kept in memory only, until its page reads it. */
interface Pending {
  text?: string | undefined;
}

/** Fragment of the request link that was opened last. It is removed from the URL. */
export const pendingRequest = createValueStore<Pending>({});

/** Link of the label of a unit that a camera has opened. Its code is removed from the URL. */
export const pendingLabel = createValueStore<Pending>({});

/** Fragment of the link of another device, which contains a key. It is removed from the URL. */
export const pendingDevice = createValueStore<Pending>({});

/** The text that was shared with the office. */
export const pendingText = createValueStore<Pending>({});

const MAIN = '#main';

const DEVICE_LINK = '#link=';

/** Returns what a link contains that must not stay in the URL, and where it is kept; undefined for other URLs. */
export function linkIn({ pathname, hash }: { pathname: string; hash: string }) {
  const path = pathname.replace(/\/$/, '');
  if (hash === '' || hash === MAIN) return undefined;
  // Valid or not: its fragment can hold a customer’s data.
  if (path === NEW_REQUEST_PATH) return { pending: pendingRequest, text: hash };
  if (path === UNITS_PATH) return { pending: pendingLabel, text: path + hash };
  return path === DEVICES_PATH && hash.startsWith(DEVICE_LINK)
    ? { pending: pendingDevice, text: hash.slice(DEVICE_LINK.length) }
    : undefined;
}
