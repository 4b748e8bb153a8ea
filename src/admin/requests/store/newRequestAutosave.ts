import * as v from 'valibot';
import { withEntryIds } from '@/domain/rental/entryIds';
import { isRequestReference } from '@/domain/rental/incoming/newRequest';
import { requestSchema } from '@/domain/rental/schema';
import { readAutosave, useAutosave } from '../../forms/formAutosave';
import type { RequestsThunk } from './storeTypes';
import { useRequestsSelector } from './hooks';
import { newRequestReceived } from './requestsSlice';
import { selectNewRequests } from './selectors';

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
  return (dispatch) => {
    const kept = readAutosave(FORM)?.values['requests'];
    for (const json of Array.isArray(kept) ? (kept as unknown[]) : []) {
      const { success, output } = v.safeParse(newRequestSchema, json);
      if (!success) continue;
      // An earlier version of the site gave items their IDs only when the request was saved.
      const request = withEntryIds(output.request, Math.random);
      dispatch(newRequestReceived({ ...output, request, isRestored: true }));
    }
  };
}

/** Autosaves the new requests in this tab until they are saved or discarded, so that they survive a reload. */
export function useNewRequestAutosave(): void {
  const requests = useRequestsSelector(selectNewRequests);
  useAutosave(FORM, '', { requests }, requests.length > 0);
}
