import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { contentApi } from '@/api/content/contentApi';
import { itemAdded } from '@/features/cart';
import { noticeShown, type NoticeRequest } from '@/features/notices';
import { signedOut } from '@/features/session';
import { settingsRefreshed } from '@/features/settings';

const CART_FLAG_MS = 3000;

const ITEM_ADDED: NoticeRequest = {
  message: 'Item added to your booking cart',
  type: 'success',
  duration: CART_FLAG_MS,
  action: { label: 'View cart', to: '/cart' },
};

const CART_FULL: NoticeRequest = {
  message:
    'Your booking cart has reached its limit. Send the request as it is and add the rest in the notes.',
  type: 'warning',
};

const SIGNED_OUT = 'You are signed out.';

/** Starts the effects of one feature on another. Features are not connected in any other way. */
export function startSiteListeners({ startListening }: ListenerMiddlewareInstance): void {
  startListening({
    actionCreator: itemAdded,
    effect(_action, { dispatch, getState, getOriginalState }) {
      // If the cart is full, it does not change.
      dispatch(noticeShown(getState() === getOriginalState() ? CART_FULL : ITEM_ADDED));
    },
  });
  startListening({
    actionCreator: signedOut,
    effect: (_action, { dispatch }) => void dispatch(noticeShown({ message: SIGNED_OUT })),
  });
  startListening({
    matcher: contentApi.endpoints.site.matchFulfilled,
    effect: ({ payload }, { dispatch }) => void dispatch(settingsRefreshed(payload)),
  });
}
