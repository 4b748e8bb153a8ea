import * as v from 'valibot';
import { isRequestReference } from '@/domain/rental/incoming/newRequest';
import { requestSchema } from '@/domain/rental/schema';
import { inputDropped, inputTyped, selectInputs } from '../../store/unsavedSlice';
import { newRequestReceived } from './requestsSlice';
import { selectNewRequests } from './selectors';
import type { RequestsStartListening, RequestsThunk } from './storeTypes';

// See docs/behaviour/requests.md.

const FORM = 'new-request';

const newRequestSchema = v.object({
  request: v.pipe(
    requestSchema,
    v.check(({ ref }) => isRequestReference(ref)),
  ),
  notice: v.exactOptional(v.picklist(['message', 'brokenLink'])),
});

/** Restores the new requests of this tab that were not saved before a reload. Those that cannot be read are ignored. */
export function restoreNewRequests(): RequestsThunk<void> {
  return (dispatch, getState) => {
    const kept = selectInputs(getState())[FORM]?.values['requests'];
    for (const json of Array.isArray(kept) ? (kept as unknown[]) : []) {
      const { success, output } = v.safeParse(newRequestSchema, json);
      if (success) dispatch(newRequestReceived({ ...output, isRestored: true }));
    }
  };
}

export function keepNewRequests(startListening: RequestsStartListening): void {
  startListening({
    predicate: (_action, now, before) => selectNewRequests(now) !== selectNewRequests(before),
    effect: (_action, { dispatch, getState }) => {
      const requests = selectNewRequests(getState());
      // They stay when their page is closed.
      const input = { id: '', values: { requests }, asksOn: 'closing' as const };
      dispatch(requests.length > 0 ? inputTyped({ form: FORM, input }) : inputDropped(FORM));
    },
  });
}
