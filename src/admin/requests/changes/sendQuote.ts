import { nextVersion } from '@/domain/rental/documents/numbers';
import { createQuote, totalsOf } from '@/domain/rental/quotes';
import { contentsLoaded, selectContentsOf } from '../store/contents';
import { selectCharging, selectCompany } from '../store/siteSelectors';
import { areTotalsTooLarge } from '@/domain/rental/totals';
import { sameJson } from '@/domain/text/sameJson';
import { noticeShown } from '@/features/notices';
import type { RequestsThunk } from '../store/storeTypes';
import { selectRequestsSettings, selectRequestById } from '../store/selectors';
import { numbering } from './documentThunks';
import { takeStep } from './thunks';

/**
 * Adds a quote with the next number, or the next version of its last quote, to a request, which becomes Quoted if it was New. Later changes
 * of the request and of settings do not change the quote. Adds none if the last quote was created
 * today and would be the same. A sample uses no number.
 * @returns whether there is such a quote
 */
export function sendQuote(reference: string): RequestsThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    if (!(await dispatch(contentsLoaded(reference, 'quote')))) return false;
    const request = selectRequestById(getState(), reference);
    if (!request) return false;
    const stored = selectRequestsSettings(getState());
    const contentsOf = selectContentsOf(getState());
    const company = selectCompany(getState());
    const settings = { ...stored, ...selectCharging(getState()), company, contentsOf };
    const issued = numbering(getState())('quote');
    const number = nextVersion(request, stored.deviceLetter) ?? issued.number;
    const quote = createQuote(request, settings, { ...issued, number });
    if (areTotalsTooLarge(totalsOf(quote))) {
      const error = `Quote ${number} was not created: its total is too large.`;
      dispatch(noticeShown({ message: error, type: 'error' }));
      return false;
    }
    const last = request.status === 'new' ? undefined : request.quotes.at(-1);
    if (last && sameJson({ ...quote, number: last.number, sentAt: last.sentAt }, last)) return true;
    const quotes = [...request.quotes, quote];
    const status = request.status === 'new' ? 'quoted' : request.status;
    const event = { event: 'quoteSent', detail: number };
    const message = `${reference}: Quote ${number} created. Open it to send it.`;
    void dispatch(takeStep(reference, () => ({ status, quotes }), event, message));
    return true;
  };
}
