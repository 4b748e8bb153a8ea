import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { contentApi } from '@/api/content/contentApi';
import { CART_FULL, ITEM_ADDED, itemAdded } from '@/features/cart';
import { noticeShown } from '@/features/notices';
import { signedOut } from '@/features/session';
import { settingsRefreshed } from '@/features/settings';

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
