import { DEVICES_PATH, NEW_REQUEST_PATH } from '@/domain/links/adminPaths';

/** Fragment of the request link that was opened last, until its page reads it. It is kept in memory only. */
let pending: string | undefined;
const listeners = new Set<() => void>();

/** The target of the skip link. */
const MAIN = '#main';

/** Whether a URL is a request link, valid or not, whose fragment can hold a customer’s data. */
export function isRequestLink({ pathname, hash }: { pathname: string; hash: string }): boolean {
  return pathname.replace(/\/$/, '') === NEW_REQUEST_PATH && hash !== '' && hash !== MAIN;
}

/** Fragment of the link of another device, which contains a key. */
let deviceLink: string | undefined;

/** Whether a URL is a link with which another device links this one. */
export function isDeviceLink({ pathname, hash }: { pathname: string; hash: string }): boolean {
  return pathname.replace(/\/$/, '') === DEVICES_PATH && hash.startsWith('#link=');
}

/** Keeps the fragment of such a link, so that it can be removed from the URL. */
export function keepDeviceLink(fragment: string): void {
  deviceLink = fragment.slice('#link='.length);
}

/** Returns the fragment that is kept. */
export const pendingDeviceLink = (): string | undefined => deviceLink;

/** Removes the fragment once it was used. */
export function clearDeviceLink(): void {
  deviceLink = undefined;
}

/** Keeps the fragment of a request link, so that it can be removed from the URL. */
export function keepRequestLink(fragment: string): void {
  pending = fragment;
  listeners.forEach((listener) => listener());
}

/** Returns the fragment that is kept. */
export function pendingRequestLink(): string | undefined {
  return pending;
}

/** Removes the fragment once it has been read. */
export function clearRequestLink(): void {
  pending = undefined;
  listeners.forEach((listener) => listener());
}

/** Calls the listener when another link was opened or read. @returns an unsubscribe function */
export function subscribeToRequestLink(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
