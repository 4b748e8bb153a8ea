import { deskPlaceOf } from './deskPlace';
import { DeskStoreError, type DeskStore } from '../deskStore';
import { openHostedStore } from './github/hostedStore';
import { localDeskStore } from './local';

/**
 * Opens the store of a build setting.
 * @throws DeskStoreError if there is none, or no token for it
 */
export function openDeskStore(
  { store, target }: { store: string; target: string },
  token: string | undefined,
): DeskStore {
  const place = deskPlaceOf(store, target);
  if (place.kind === 'local') return localDeskStore;
  if (place.kind !== 'hosted')
    throw new DeskStoreError(
      place.kind === 'refused' && place.why === 'website' ? 'website' : 'missing',
    );
  if (token === undefined) throw new DeskStoreError('token');
  return openHostedStore(place.branch, token);
}
