import { createListenerMiddleware } from '@reduxjs/toolkit';
import { siteQuery } from '@/api/content/siteContent';
import { CART_FLAG_MS } from '@/domain/limits';
import { itemAdded } from '@/features/cart';
import { noticeShown } from '@/features/notices';
import { settingsRefreshed } from '@/features/settings';

const CART_FULL =
  'Your booking cart can hold no more of this. Send it as it is and tell us the rest in the notes.';

/** What happens in one feature because of another (house.md): nothing else joins them. */
export function createListeners() {
  const listeners = createListenerMiddleware();

  listeners.startListening({
    actionCreator: itemAdded,
    effect: (_action, { dispatch, getState, getOriginalState }) => {
      // A cart that can take no more stays as it is.
      if (getState() === getOriginalState()) {
        dispatch(noticeShown({ message: CART_FULL, type: 'warning' }));
        return;
      }
      dispatch(
        noticeShown({
          message: 'Item added to your booking cart',
          type: 'success',
          duration: CART_FLAG_MS,
          action: { label: 'View cart', to: '/cart' },
        }),
      );
    },
  });

  listeners.startListening({
    matcher: siteQuery.matchFulfilled,
    effect: ({ payload }, { dispatch }) => {
      dispatch(settingsRefreshed(payload));
    },
  });

  return listeners;
}
