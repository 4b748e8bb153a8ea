import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
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

/** What follows from an action, once the store has taken it in. */
export type Listener = (action: UnknownAction, hasChanged: boolean) => UnknownAction | undefined;

/** What happens in one feature because of another (house.md): nothing else joins them. */
const LISTENERS: readonly Listener[] = [
  // A cart that can take no more stays as it is.
  (action, hasChanged) =>
    itemAdded.match(action) ? noticeShown(hasChanged ? ITEM_ADDED : CART_FULL) : undefined,
  (action) =>
    signedOut.match(action) ? noticeShown({ message: 'You are signed out.' }) : undefined,
  (action) => (siteQuery.matchFulfilled(action) ? settingsRefreshed(action.payload) : undefined),
];

/** Those of one wing of the house, which come with it. */
const joined = new Set<Listener>();

/** Adds what happens in a wing that is loaded later; the same listener once. */
export function addListener(listener: Listener): void {
  joined.add(listener);
}

/** Runs the listeners after every action; Redux Toolkit's own would cost a visitor 1.5 KB more. */
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
