import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { keepTable } from '../../storage/keepTable';
import { pendingChanged } from '../state/draftSlices';
import { selectPending } from '../state/draftsReducer';
import { isPending } from './pending';
import { publishedContentQuery } from './publishedContent';
import { selectLive, type WorkingCopyState } from './workingCopySelectors';

type Tab = Parameters<typeof keepTable<WorkingCopyState, object>>[0] & {
  dispatch: ThunkDispatch<WorkingCopyState, unknown, UnknownAction>;
};

/** Ends what is pending in every tab as soon as visitors get it. */
export function followLive({ dispatch, getState, startListening }: Tab): void {
  const isOver = () => {
    const [live, pending] = [selectLive(getState()), selectPending(getState())];
    return live?.failed.length === 0 && pending !== null && !isPending(pending, live.files);
  };
  const end = () => {
    if (isOver()) dispatch(pendingChanged(null));
  };
  startListening({
    predicate: (_action, now, before) => selectLive(now) !== selectLive(before),
    effect: end,
  });
  startListening({
    predicate: (_action, now, before) => selectPending(now) !== selectPending(before),
    effect() {
      // Another tab may have published to newer content than this one has loaded.
      if (isOver())
        void dispatch(
          publishedContentQuery.initiate(undefined, { subscribe: false, forceRefetch: true }),
        ).then(end);
    },
  });
}
