import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { contentApi } from '@/api/content/contentApi';
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

/** Returns an action that follows from another one, after the store has processed it. */
export type Listener = (action: UnknownAction, hasChanged: boolean) => UnknownAction | undefined;

/** Effects of one feature on another. Features are not connected in any other way. */
const LISTENERS: readonly Listener[] = [
  // If the cart is full, it does not change.
  (action, hasChanged) =>
    itemAdded.match(action) ? noticeShown(hasChanged ? ITEM_ADDED : CART_FULL) : undefined,
  (action) =>
    signedOut.match(action) ? noticeShown({ message: 'You are signed out.' }) : undefined,
  (action) =>
    contentApi.endpoints.site.matchFulfilled(action)
      ? settingsRefreshed(action.payload)
      : undefined,
];

/** Listeners of lazily loaded parts. */
const joined = new Set<Listener>();

/** Adds a listener of a lazily loaded part, each listener only once. */
export function addListener(listener: Listener): void {
  joined.add(listener);
}

/**
 * Runs the listeners after every action. Redux Toolkit's listener middleware would add 1.5 KB
 * to the public chunks.
 */
export const listenerMiddleware: Middleware = (store) => (next) => (action) => {
  const before: unknown = store.getState();
  const result = next(action);
  if (!isAction(action)) return result;
  const hasChanged = store.getState() !== before;
  for (const listener of [...LISTENERS, ...joined]) {
    const reaction = listener(action, hasChanged);
    if (reaction) store.dispatch(reaction);
  }
  return result;
};
