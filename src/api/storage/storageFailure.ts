/** Why storing failed: `full` at a quota or on a full device, `denied` where the browser gives no storage. */
export type StorageFailure = 'full' | 'denied';

/** In names and messages of Chromium, Firefox and WebKit: quotas, full disks, no space on the device. */
const FULL = /quota|full|space/i;

/** Tells why local storage, session storage or IndexedDB refused to store something. Never throws. */
export function storageFailure(error: unknown): StorageFailure {
  const { name, message, code } = Object(error) as Record<'name' | 'message' | 'code', unknown>;
  // Older browsers set the code alone: 22, in Firefox 1014.
  const isFull = code === 22 || code === 1014 || FULL.test(`${String(name)} ${String(message)}`);
  return isFull ? 'full' : 'denied';
}
