import { dayAt } from '@/domain/availability/day';
import { createQuote, lastQuoteCounts, nextQuoteNumber } from '@/domain/rental/quotes';
import type { DeskThunk } from '../store/deskState';
import { selectDeskSettings, selectRequestById, selectRequests } from '../store/selectors';
import { takeStep } from '../store/thunks';

/**
 * Gives a request a quote with the next number, kept as it is now. A new request becomes a quoted one. A sample
 * uses up no number.
 */
export function sendQuote(reference: string): DeskThunk<void> {
  return (dispatch, getState) => {
    const request = selectRequestById(getState(), reference);
    if (!request) return;
    const now = Date.now();
    const today = dayAt(now);
    const settings = selectDeskSettings(getState());
    const used = lastQuoteCounts(settings.lastQuoteCounts, selectRequests(getState()));
    const number = nextQuoteNumber(used, today.slice(0, 4));
    const sent = { number, now: new Date(now).toISOString(), today };
    const quotes = [...request.quotes, createQuote(request, settings, sent)];
    const status = request.status === 'new' ? 'quoted' : request.status;
    const event = { event: 'quoteSent', detail: number };
    void dispatch(takeStep(reference, status, { quotes }, event));
  };
}
