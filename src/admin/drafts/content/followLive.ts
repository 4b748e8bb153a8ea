import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { keepTable } from '../../storage/keepTable';
import type { Pending } from '../state/draftEntry';
import { pendingChanged, selectPending } from '../state/draftsReducer';
import { isPending } from './pending';
import { liveContentQuery } from './liveContent';
import { selectLive, type DraftContentState } from './draftContent';

type Tab = Parameters<typeof keepTable<DraftContentState, object>>[0] & {
  dispatch: ThunkDispatch<DraftContentState, unknown, UnknownAction>;
};

/** Whether visitors get what is pending, as far as this tab knows; undefined while that is unknown. */
function isVisible(state: DraftContentState, pending: Pending | null): boolean | undefined {
  const live = selectLive(state);
  return live?.failed.length === 0 && pending ? !isPending(pending, live.files) : undefined;
}

/** Ends what is pending in every tab as soon as visitors get it. */
export function followLive({ dispatch, getState, startListening }: Tab): void {
  const end = () => {
    if (isVisible(getState(), selectPending(getState()))) dispatch(pendingChanged(null));
  };
  startListening({
    predicate: (_action, now, before) => selectLive(now) !== selectLive(before),
    effect: end,
  });
  startListening({
    // Another tab has loaded newer content than this one, and published to it or ended what was pending.
    predicate(_action, now, before) {
      const [pending, former] = [selectPending(now), selectPending(before)];
      if (pending === former) return false;
      return pending ? isVisible(now, pending) === true : isVisible(now, former) === false;
    },
    effect: () =>
      void dispatch(
        liveContentQuery.initiate(undefined, { subscribe: false, forceRefetch: true }),
      ).then(end),
  });
}
