import type { StorageTrouble } from '@/api/storage/persist/entryStorage';

const CONTENTS: Record<string, string> = {
  bookingCart: 'booking cart',
  storeFavorites: 'list of favorites',
};

const DENIED =
  'This browser does not let us store anything, so your cart lasts until you close this page. You can still send your request.';

/** Returns the message about entries that cannot be stored, with the reason. */
export function refusedText(refused: ReadonlyMap<string, StorageTrouble>): string {
  if ([...refused.values()].includes('denied')) return DENIED;
  const names = [...refused.keys()].map((key) => CONTENTS[key] ?? 'data').join(' and your ');
  return `This browser has no room left to store your ${names}. What you changed lasts until you close this page. You can still send your request.`;
}

/** Returns the message about a problem of a stored entry. */
export function troubleText(key: string, trouble: StorageTrouble): string {
  const what = CONTENTS[key] ?? 'data';
  if (trouble === 'unreadable')
    return `Your saved ${what} could not be read. We kept a copy and started a new one.`;
  if (trouble === 'partly-unreadable')
    return `Part of your saved ${what} could not be read and was left out. We kept a copy of it.`;
  if (trouble === 'not-copied')
    return `Your saved ${what} could not be read, and no copy of it could be stored. It was left as it is; changes made now are not stored.`;
  return `Your ${what} was saved by a newer version of this site. Reload the page to use it; changes made now are not stored.`;
}
