import { dayAt } from '@/domain/availability/day';
import { createQuote, lastQuoteCounts, nextQuoteNumber } from '@/domain/rental/quotes';
import { statusAfter } from '@/domain/rental/requestSteps';
import { sameJson } from '@/domain/text/sameJson';
import type { RequestsThunk } from '../store/storeTypes';
import { selectRequestsSettings, selectRequestById, selectRequests } from '../store/selectors';
import { takeStep } from './thunks';

/**
 * Gives a request a quote with the next number, kept as it is now, unless the last one of today says the same. A new
 * request becomes a quoted one. A sample uses up no number.
 */
export function sendQuote(reference: string): RequestsThunk<void> {
  return (dispatch, getState) => {
    const request = selectRequestById(getState(), reference);
    if (!request) return;
    const now = Date.now();
    const today = dayAt(now);
    const settings = selectRequestsSettings(getState());
    const used = lastQuoteCounts(settings.lastQuoteCounts, selectRequests(getState()));
    const number = nextQuoteNumber(used, today.slice(0, 4));
    const sent = { number, now: new Date(now).toISOString(), today };
    const quote = createQuote(request, settings, sent);
    const last = request.status === 'new' ? undefined : request.quotes.at(-1);
    if (last && sameJson({ ...quote, number: last.number, sentAt: last.sentAt }, last)) return;
    const quotes = [...request.quotes, quote];
    const status = statusAfter('quote', request.status);
    const event = { event: 'quoteSent', detail: number };
    const message = `${reference}: Quote ${number} is ready to be sent`;
    void dispatch(takeStep(reference, status, { quotes }, event, message));
  };
}
