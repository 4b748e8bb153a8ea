/** Why storing failed: `full` at a quota or on a full device, `denied` where the browser gives no storage. */
export type StorageFailure = 'full' | 'denied';

/** Names and messages of Chromium, Firefox and WebKit; older versions set only the codes 22 and 1014. */
const FULL = /quota|device_?space|disk (?:is )?full|full disk/i;
const FULL_CODES: readonly unknown[] = [22, 1014];

/** Tells why local storage, session storage or IndexedDB refused to store something. Never throws. */
export function storageFailure(error: unknown): StorageFailure {
  const { name, message, code } = Object(error) as Record<'name' | 'message' | 'code', unknown>;
  const isFull = FULL.test(`${String(name)} ${String(message)}`) || FULL_CODES.includes(code);
  return isFull ? 'full' : 'denied';
}
