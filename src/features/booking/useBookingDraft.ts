import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { useProductListQuery } from '@/api/content/contentApi';
import { outboxView } from '@/api/outbox/outboxView';
import { bookingDraftEntry } from '@/api/storage/bookingDraftEntry';
import { readPendingItems, removePendingItems } from '@/api/storage/pendingBooking';
import { dayAt, type RentalDates } from '@/domain/availability/day';
import { durationText } from '@/domain/availability/dayTexts';
import { differsFrom, movedDates } from '@/domain/availability/movedDates';
import {
  BOOKING_FIELDS,
  FILM,
  mapBookingFields,
  type BookingFields,
} from '@/domain/booking/bookingTable';
import { bookingSubject, parseBookingQuery } from '@/domain/booking/bookingMessage';
import type { OutboxRow } from '@/domain/booking/outboxRow';
import { addCarts, isNameOnly, mergeCarts, withQuantity, type CartItem } from '@/domain/cart/cart';
import type { RentalTerms } from '@/domain/prices/rentalTerms';
import { outboxParts, useOutboxRow } from '@/features/outbox';
import { useIsHydrated } from '@/ui/hydration/useIsHydrated';
import { draftForArrival, resolveNamedItems, sourceOf, withAddedItems } from './bookingArrival';
import {
  changeDraft,
  changeOfField,
  draftAfterEnd,
  emptied,
  EMPTY_DRAFT,
  generatedSubject,
  mayHaveArrived,
  isDraftEmpty,
  itemsBefore,
  onlyJoined,
  settledDraft,
  saveDraft,
  readDraft,
  withReference,
  type BookingDraft,
} from './bookingDraft';

/** Returns input from before hydration, typed or restored, which the first render would overwrite. */
function readFormValues(form: HTMLFormElement | null): Partial<BookingFields> {
  const data = form ? new FormData(form) : new FormData();
  return Object.fromEntries(
    BOOKING_FIELDS.map(({ key }) => [key, data.get(key)]).filter(([, value]) => value),
  ) as Partial<BookingFields>;
}

function withFormValues(draft: BookingDraft, values: Partial<BookingFields>): BookingDraft {
  const { subject = '', ...others } = values;
  // A browser restores generated subjects too.
  const isEdited = subject && !subject.startsWith(bookingSubject([]));
  return { ...draft, fields: { ...draft.fields, ...(isEdited ? values : others) } };
}

function draftAt({ key, search, state }: Location, values: Partial<BookingFields>): BookingDraft {
  const saved = settledDraft(readDraft());
  const visit = {
    key,
    search,
    state,
    pending: readPendingItems(),
    mayHaveArrived: mayHaveArrived(saved),
  };
  return withReference(withFormValues(settledDraft(draftForArrival(saved, visit)), values));
}

/** Returns a draft with the items of an earlier rendering if they are equal, so that nothing below is rendered again. */
function withSameItems(draft: BookingDraft, before: BookingDraft | null): BookingDraft {
  const isSame = JSON.stringify(draft.items) === JSON.stringify(before?.items);
  return before && isSame ? { ...draft, items: before.items } : draft;
}

function withFocusedField(draft: BookingDraft, mine: BookingDraft): BookingDraft {
  const name = document.activeElement?.getAttribute('name');
  const field = BOOKING_FIELDS.find(({ key }) => key === name)?.key;
  return field ? { ...draft, fields: { ...draft.fields, [field]: mine.fields[field] } } : draft;
}

/** The first render of a prerendered page uses no storage, query or router state, to match the HTML. */
function useSavedDraft(form: RefObject<HTMLFormElement | null>) {
  const location = useLocation();
  const isHydrated = useIsHydrated();
  const isHydrating = useRef(!isHydrated);
  const [draft, setDraft] = useState<BookingDraft | null>(() =>
    isHydrated ? draftAt(location, {}) : null,
  );
  const first = useRef(draft);

  useLayoutEffect(() => {
    const values = isHydrating.current ? readFormValues(form.current) : {};
    isHydrating.current = false;
    const next = first.current ?? draftAt(location, values);
    first.current = null;
    // Before removing the pending items: StrictMode runs the effect twice, and then reads them from the draft.
    saveDraft(next);
    removePendingItems();
    setDraft(next);
  }, [form, location]);

  useEffect(() => {
    const follow = () => {
      // Input that stays gets a reference of its own after its request has ended elsewhere.
      const saved = changeDraft(() => ({}));
      setDraft((mine) => mine && withFocusedField(withSameItems(saved, mine), mine));
    };
    const stopFollowing = bookingDraftEntry.follow(follow);
    // A field that has the focus does not follow.
    window.addEventListener('focusout', follow);
    // Also by a form that was left, or by another tab.
    const stopSettling = outboxView.subscribe(() => {
      const saved = changeDraft(settledDraft);
      setDraft((mine) => mine && withSameItems(saved, mine));
    });
    return () => {
      stopFollowing();
      window.removeEventListener('focusout', follow);
      stopSettling();
    };
  }, []);

  const change = (update: (before: BookingDraft) => Partial<BookingDraft>) => {
    const saved = changeDraft(update);
    setDraft((mine) => withSameItems(saved, mine));
  };
  return [draft, change] as const;
}

/** The items of the cart, which the form shows while the request has none of its own. */
export interface CartOfRequest {
  items: readonly CartItem[];
  isLoaded: boolean;
  onChange: (update: (items: readonly CartItem[]) => CartItem[]) => void;
}

const without = (items: readonly CartItem[], others: readonly CartItem[]): CartItem[] =>
  items.filter(({ id }) => !others.some((one) => one.id === id));

const NO_ITEMS: readonly CartItem[] = [];

/** Returns the values of the fields that the visitor has not edited. */
function generatedFields(
  items: readonly CartItem[],
  dates: RentalDates | null,
  about: string,
): Partial<BookingFields> {
  return {
    subject: about === FILM ? `${bookingSubject([])}: ${FILM}` : generatedSubject(items),
    preferredDate: dates?.from ?? '',
    duration: dates ? durationText(dates) : '',
  };
}

interface DraftOptions {
  cart?: CartOfRequest | undefined;
  /** Called with the rental dates that agree with an edit of Preferred Date or Duration. */
  onDatesChange?: ((dates: RentalDates) => void) | undefined;
  areas?: RentalTerms['deliveryAreas'] | undefined;
}

/** Items and dates are in local storage, the rest in session storage. `rentalDates` fill unedited fields. */
export function useBookingDraft(
  form: RefObject<HTMLFormElement | null>,
  rentalDates: RentalDates | null,
  { cart, onDatesChange, areas }: DraftOptions = {},
) {
  const [draft, change] = useSavedDraft(form);
  const location = useLocation();
  const current = draft ?? EMPTY_DRAFT;
  const { data: products } = useProductListQuery(undefined, {
    skip: !current.items.some(isNameOnly),
  });
  const own = useMemo(
    () => resolveNamedItems(current.items, products ?? []),
    [current.items, products],
  );
  const { about = '', area = '' } = current.fields;
  const isRental = about === '';
  const dates = isRental ? rentalDates : null;
  const isCart = isRental && own.length === 0 && parseBookingQuery(location.search).length === 0;
  const items = isRental ? (isCart && draft && cart?.items) || own : NO_ITEMS;
  const generated = generatedFields(items, dates, about);
  // An area can be removed after it was chosen.
  const asked = { about, area: areas?.every(({ name }) => name !== area) ? '' : area };
  const texts = { ...current.fields, ...asked };
  const fields = mapBookingFields(({ key, isAsked }) =>
    isAsked?.(asked) === false ? '' : (texts[key] ?? generated[key] ?? ''),
  );

  const resolve = (list: CartItem[]) => resolveNamedItems(list, products ?? []);
  const edit = (update: (items: readonly CartItem[]) => CartItem[]) => {
    if (isCart) cart?.onChange(update);
    else change((before) => ({ items: update(resolve(before.items)), joined: undefined }));
  };

  return {
    items,
    fields,
    dates,
    /** Whether it is about equipment. Otherwise it has no items and no dates, and those of the draft stay. */
    isRental,
    joined: isRental ? current.joined : undefined,
    reference: current.reference,
    /** False until the items have been read. */
    isReady: draft !== null && (!isCart || cart?.isLoaded !== false),
    isEmpty: isDraftEmpty(current),
    differs: dates && differsFrom(dates, fields),
    changeField(name: keyof BookingFields, value: string) {
      const isDate = name === 'preferredDate' || name === 'duration';
      const moved = dates && isDate && movedDates(dates, { [name]: value }, dayAt(Date.now()));
      if (moved) onDatesChange?.(moved);
      const expected = generatedFields(items, moved || dates, about)[name] ?? '';
      const text = value === expected ? undefined : value;
      change((before) => changeOfField(before, name, text));
    },
    addItems(added: CartItem[]) {
      if (isCart && items.length > 0) edit((there) => mergeCarts(there, added));
      else
        change((before) => {
          const named = { ...before, items: resolve(before.items) };
          return withAddedItems(named, added, mayHaveArrived(before));
        });
    },
    changeQuantity: (id: string, by: 1 | -1) => edit((there) => withQuantity(there, id, by)),
    removeItem: (id: string) => edit((there) => there.filter((item) => item.id !== id)),
    keepOnlyJoined() {
      cart?.onChange((there) => addCarts(there, resolve(itemsBefore(current))));
      change(onlyJoined);
    },
    /** Makes the items of the cart those of the request. @returns them, if the form showed the cart */
    moveFromCart(): readonly CartItem[] {
      const taken = isCart && cart ? cart.items : [];
      change(() => ({ joined: undefined, ...(taken.length > 0 && { items: [...taken] }) }));
      if (taken.length > 0) cart?.onChange((there) => without(there, taken));
      return taken;
    },
    /** Undoes `moveFromCart`, also after the form was left. */
    moveBackToCart(taken: readonly CartItem[]) {
      change(({ items: there }) => ({ items: without(there, taken) }));
      cart?.onChange((there) => addCarts(there, taken));
    },
    /** @param isOnPage whether the form is shown, whose URL has no items any more */
    endRequest: (ended: string, isOnPage: boolean) =>
      change((now) => draftAfterEnd(now, ended, isOnPage ? sourceOf(location) : undefined)),
    clear: () => change((now) => emptied(now, sourceOf(location))),
    snapshot: current,
    restore: (before: BookingDraft) => change(() => before),
  };
}

export type BookingDraftControl = ReturnType<typeof useBookingDraft>;

type Discarded = Pick<BookingDraftControl, 'snapshot'> & { row: OutboxRow | undefined };

/** Discards the request, and restores it on undo as long as the form is empty. */
export function useDiscardRequest(draft: BookingDraftControl, onDiscarded: () => void) {
  const { row } = useOutboxRow(draft.reference);
  const [discarded, setDiscarded] = useState<Discarded>();
  // Items of a request that was not about them stay.
  const kept = discarded ? emptied(discarded.snapshot).items.length : 0;
  const { fields, items } = draft.snapshot;
  return {
    canUndo: discarded !== undefined && isDraftEmpty({ fields, items: items.slice(kept) }),
    discard() {
      setDiscarded({ snapshot: draft.snapshot, row });
      if (row) void outboxParts.loaded()?.discardRow(row);
      draft.clear();
      onDiscarded();
    },
    undo() {
      if (discarded?.row) void outboxParts.loaded()?.restoreRow(discarded.row);
      if (discarded) draft.restore(discarded.snapshot);
      setDiscarded(undefined);
    },
  };
}
