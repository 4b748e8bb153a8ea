import { newId } from '../../text/ids';
import type { ContentsOf } from '../quotes';
import { isActive } from '../requestSteps';
import type { ChecklistPiece, RentalRequest, RequestItem } from '../schema';

/** Maximum number of pieces of a request. Units beyond it have no pieces. */
const MAX_PIECES = 2000;

/** Prefix of the IDs of pieces of the contents, which are the same on all devices. Their place in the contents follows. */
export const LISTED = 'piece-of-';
const LISTED_ID = new RegExp(`^${LISTED}(\\d+)-`);

/** Prefix of the IDs of pieces that were added by hand. Their place among those follows. */
const ADDED = 'piece-added-';
const ADDED_ID = new RegExp(`^${ADDED}(\\d+)-`);

/** Prefix of the IDs of pieces that have a code of their own. What comes with them follows. */
export const UNIT_PIECE = 'piece-unit-';

/** By item and unit, and within a unit the contents first, then what was added by hand. */
export function comparePieces(one: ChecklistPiece, other: ChecklistPiece): number {
  const placeOf = ({ id }: ChecklistPiece) =>
    id.startsWith(UNIT_PIECE)
      ? -1
      : Number(LISTED_ID.exec(id)?.[1] ?? MAX_PIECES + Number(ADDED_ID.exec(id)?.[1] ?? 0));
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  return (
    compare(one.itemId, other.itemId) ||
    one.unit - other.unit ||
    placeOf(one) - placeOf(other) ||
    compare(one.id, other.id)
  );
}

/** @param unit counted from 1 */
export function newPiece(id: string, itemId: string, unit: number, name: string): ChecklistPiece {
  return {
    id,
    itemId,
    unit,
    name,
    unitId: '',
    isPacked: false,
    state: '',
    stateOn: '',
    note: '',
    charge: 0,
    isWrittenOff: false,
  };
}

/** @param unit counted from 1 */
export function withAddedPiece(
  checklist: readonly ChecklistPiece[],
  { itemId, unit }: Pick<ChecklistPiece, 'itemId' | 'unit'>,
): ChecklistPiece[] {
  const places = checklist.map(({ id }) => Number(ADDED_ID.exec(id)?.[1] ?? -1));
  const prefix = `${ADDED}${Math.max(-1, ...places) + 1}-`;
  return [...checklist, newPiece(newId(prefix), itemId, unit, '')];
}

const isRecorded = ({ isPacked, state }: ChecklistPiece): boolean => isPacked || state !== '';

const withoutUnit = (piece: ChecklistPiece): ChecklistPiece =>
  piece.unitId !== '' && piece.state === '' ? { ...piece, unitId: '', isPacked: false } : piece;

/** Pieces of removed units are dropped, unless something was recorded about the unit. All others stay as they are. */
function withPieces(
  { items, checklist }: Pick<RentalRequest, 'items' | 'checklist'>,
  known: readonly RequestItem[],
  contentsOf: ContentsOf,
): ChecklistPiece[] {
  const knownQuantity = new Map(known.map(({ id, quantity }) => [id, quantity]));
  const pieces: ChecklistPiece[] = [];
  for (const { id, productId, name, quantity } of items) {
    const own = checklist.filter(({ itemId }) => itemId === id);
    const recorded = new Set(own.filter(isRecorded).map(({ unit }) => unit));
    const kept = own
      .filter(({ unit }) => unit <= quantity || recorded.has(unit))
      .map((piece) => (piece.unit <= quantity ? piece : withoutUnit(piece)));
    // Undo restores an item together with its pieces.
    const listed = new Set(kept.map(({ unit }) => unit));
    pieces.push(...kept);
    const contents = contentsOf(productId) ?? [];
    const names = contents.length > 0 ? contents : [name];
    for (let unit = (knownQuantity.get(id) ?? 0) + 1; unit <= quantity; unit += 1)
      if (!listed.has(unit) && pieces.length + names.length <= MAX_PIECES)
        pieces.push(
          ...names.map((piece, at) => newPiece(`${LISTED}${at}-${id}-${unit}`, id, unit, piece)),
        );
  }
  return pieces;
}

export const damagePhotosOf = (
  { damagePhotos }: Pick<RentalRequest, 'damagePhotos'>,
  piece: ChecklistPiece,
): string[] => Object.keys(damagePhotos).filter((id) => damagePhotos[id] === piece.id);

/** Returns the units that have pieces, as items. */
function listedItems({ items, checklist }: Pick<RentalRequest, 'items' | 'checklist'>) {
  return items.map((item) => {
    const own = checklist.filter(({ itemId }) => itemId === item.id);
    return { ...item, quantity: own.reduce((most, { unit }) => Math.max(most, unit), 0) };
  });
}

/** Returns the same object if nothing changes. @param before null for a request that did not exist */
export function withChecklist(
  before: RentalRequest | null,
  after: RentalRequest,
  contentsOf: ContentsOf,
): RentalRequest {
  const wasListed = before !== null && isActive(before);
  if (!isActive(after))
    return wasListed && after.status !== 'returned'
      ? { ...after, checklist: after.checklist.map(withoutUnit) }
      : after;
  if (wasListed && before.items === after.items) return after;
  const isKnown = wasListed && before.checklist.length > 0;
  const known = isKnown ? before.items : listedItems(after);
  return { ...after, checklist: withPieces(after, known, contentsOf) };
}

/** Returns the pieces of units that the items still have. Recorded pieces of other units are kept, but not waited for. */
export function expectedPieces({
  items,
  checklist,
}: Pick<RentalRequest, 'items' | 'checklist'>): ChecklistPiece[] {
  const quantities = new Map(items.map(({ id, quantity }) => [id, quantity]));
  return checklist.filter(({ itemId, unit }) => unit <= (quantities.get(itemId) ?? 0));
}

/** One of the pieces of equipment of an item, with what comes with it. */
export interface SetPieces {
  unit: number;
  pieces: ChecklistPiece[];
}

export interface ItemPieces {
  item: RequestItem;
  units: SetPieces[];
  /** The quantity, or more while pieces of removed units are kept. */
  unitCount: number;
}

/** Groups the pieces by item and unit, in the order of the items. Items without pieces have no units. */
export function groupPieces({
  items,
  checklist,
}: Pick<RentalRequest, 'items' | 'checklist'>): ItemPieces[] {
  return items.map((item) => {
    const units = new Map<number, ChecklistPiece[]>();
    for (const piece of checklist) {
      if (piece.itemId !== item.id) continue;
      const pieces = units.get(piece.unit);
      if (pieces) pieces.push(piece);
      else units.set(piece.unit, [piece]);
    }
    const sorted = [...units].toSorted(([a], [b]) => a - b);
    const unitCount = Math.max(item.quantity, sorted.at(-1)?.[0] ?? 0);
    return { item, units: sorted.map(([unit, pieces]) => ({ unit, pieces })), unitCount };
  });
}

/** Pieces of items that the request no longer has do not count, because no list shows them. */
export function packedPieces({ items, checklist }: Pick<RentalRequest, 'items' | 'checklist'>) {
  const itemIds = new Set(items.map(({ id }) => id));
  const listed = checklist.filter(({ itemId }) => itemIds.has(itemId));
  const packed = listed.filter(({ isPacked }) => isPacked).length;
  return { text: `${packed} of ${listed.length} packed`, areAll: packed === listed.length };
}
