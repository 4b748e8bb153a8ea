import { useState } from 'react';
import type { BookingDraftControl } from './useBookingDraft';

/** Discards the request, and restores it on undo as long as the form is empty. */
export function useDiscardRequest(draft: BookingDraftControl, onDiscarded: () => void) {
  const [discarded, setDiscarded] = useState<BookingDraftControl['snapshot']>();
  return {
    canUndo: discarded !== undefined && draft.isEmpty,
    discard() {
      setDiscarded(draft.snapshot);
      draft.clear();
      onDiscarded();
    },
    undo() {
      if (discarded) draft.restore(discarded);
      setDiscarded(undefined);
    },
  };
}
