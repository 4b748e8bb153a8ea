import type { StorageIssue } from '@/api/storage/persist/storageIssues';

const NAMES: Record<string, string> = {
  bookingCart: 'booking cart',
  storeFavorites: 'list of favorites',
  rentalDates: 'rental dates',
};

const DENIED =
  'This browser blocks storage, so your cart is kept only until you close this page. You can still send your request.';

const namesOf = (keys: Iterable<string>) =>
  [...keys].map((key) => NAMES[key] ?? 'data').join(' and your ');

/** Returns the message about entries that cannot be stored, with the reason. */
export function rejectedEntriesMessage(rejected: ReadonlyMap<string, StorageIssue>): string {
  if ([...rejected.values()].includes('denied')) return DENIED;
  const names = namesOf(rejected.keys());
  return `Storage in this browser is full, so changes to your ${names} are kept only until you close this page. You can still send your request.`;
}

/** Returns the message about entries that the browser has deleted and that are stored again. */
export function restoredEntriesMessage(keys: ReadonlySet<string>): string {
  return `This browser cleared its storage. What this page still had was stored again: your ${namesOf(keys)}.`;
}

/** Returns the message about a problem of a stored entry. */
export function storageIssueMessage(key: string, issue: StorageIssue): string {
  const name = NAMES[key] ?? 'data';
  if (issue === 'unreadable')
    return `Your saved ${name} could not be read. A backup was kept and a new one was started.`;
  if (issue === 'partly-unreadable')
    return `Part of your saved ${name} could not be read and was skipped. A backup was kept.`;
  if (issue === 'not-copied')
    return `Your saved ${name} could not be read, and no backup could be stored. It was not changed. Changes you make now are not saved.`;
  return `Your ${name} was saved by a newer version of this site. Reload the page to use it. Changes you make now are not saved.`;
}
