import { DEVICES_PATH, NEW_REQUEST_PATH } from '@/domain/links/adminPaths';
import { createValueStore } from '@/api/valueStore';

/** A text that is kept in memory only, until its page reads it. */
interface Pending {
  text?: string | undefined;
}

/** Fragment of the request link that was opened last. It is removed from the URL. */
export const pendingRequest = createValueStore<Pending>({});

/** Fragment of the link of another device, which contains a key. It is removed from the URL. */
export const pendingDevice = createValueStore<Pending>({});

/** The text that was shared with the office. */
export const pendingText = createValueStore<Pending>({});

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
