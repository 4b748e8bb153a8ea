import type { Dispatch, Middleware, UnknownAction } from '@reduxjs/toolkit';
import { siteQuery } from '@/api/content/siteContent';
import { CART_FLAG_MS } from '@/domain/text/limits';
import { itemAdded } from '@/features/cart';
import { noticeShown, type NoticeRequest } from '@/features/notices';
import { signedOut } from '@/features/session';
import { settingsRefreshed } from '@/features/settings';

const ITEM_ADDED: NoticeRequest = {
  message: 'Item added to your booking cart',
  type: 'success',
  duration: CART_FLAG_MS,
  action: { label: 'View cart', to: '/cart' },
};

const CART_FULL: NoticeRequest = {
  message:
    'Your booking cart can hold no more of this. Send it as it is and tell us the rest in the notes.',
  type: 'warning',
};

interface ListenerApi {
  dispatch: Dispatch;
  getState: () => unknown;
  /** Returns the state before the action. */
  getOriginalState: () => unknown;
}

/** An effect of the actions that match, which runs after the store has processed them. */
interface Listener<A extends UnknownAction> {
  matcher: (action: unknown) => action is A;
  effect: (action: A, api: ListenerApi) => unknown;
}

/**
 * Creates the listener middleware of a store, with the part of Redux Toolkit's interface that this
 * project uses. Redux Toolkit's own middleware would add 1.5 KB to the public chunks.
 */
export function createListeners() {
  const listeners = new Set<(action: unknown, api: ListenerApi) => void>();
  /** Returns a function that removes the listener. */
  function startListening<A extends UnknownAction>({ matcher, effect }: Listener<A>): () => void {
    const listener = (action: unknown, api: ListenerApi) => {
      if (matcher(action)) effect(action, api);
    };
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  const middleware: Middleware =
    ({ dispatch, getState }) =>
    (next) =>
    (action) => {
      const before: unknown = getState();
      const result = next(action);
      const api = { dispatch, getState, getOriginalState: () => before };
      for (const listener of listeners) listener(action, api);
      return result;
    };
  return { middleware, startListening };
}

/** Starts the effects of one feature on another. Features are not connected in any other way. */
export function startSiteListeners(
  startListening: ReturnType<typeof createListeners>['startListening'],
): void {
  startListening({
    matcher: itemAdded.match,
    effect: (_action, { dispatch, getState, getOriginalState }) =>
      // If the cart is full, it does not change.
      dispatch(noticeShown(getState() === getOriginalState() ? CART_FULL : ITEM_ADDED)),
  });
  startListening({
    matcher: signedOut.match,
    effect: (_action, { dispatch }) => dispatch(noticeShown({ message: 'You are signed out.' })),
  });
  startListening({
    matcher: siteQuery.matchFulfilled,
    effect: ({ payload }, { dispatch }) => dispatch(settingsRefreshed(payload)),
  });
}
