/**
 * Reason of a storage failure: `full` for an exceeded quota or a full device, `denied` if
 * storage is unavailable.
 */
export type StorageFailure = 'full' | 'denied';

/**
 * Matches names and messages of Chromium, Firefox and WebKit: quotas, full disks, no space on
 * the device.
 */
const FULL = /quota|full|space/i;

/** Returns why local storage, session storage or IndexedDB rejected a write. Never throws. */
export function storageFailure(error: unknown): StorageFailure {
  const { name, message } = Object(error) as Record<'name' | 'message', unknown>;
  return FULL.test(`${String(name)} ${String(message)}`) ? 'full' : 'denied';
}
