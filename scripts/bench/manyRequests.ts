import type { Page } from 'playwright';
import { addDays, dayAt } from '../../src/domain/availability/day';
import { createQuote } from '../../src/domain/rental/quotes';
import { requestItem, sampleRequest } from '../../src/domain/rental/rentalFixture';
import type { RentalRequest, RequestStatus } from '../../src/domain/rental/schema';

/** Days before and after today on which the requests begin. */
const PAST_DAYS = 330;
const ALL_DAYS = 365;

const EVENTS = ['created', 'changed', 'quoteSent', 'confirmed', 'collected', 'returned'];
const SETTINGS = { terms: 'Half in advance.', bankDetails: 'GTBank 0123456789', validDays: 7 };

/** Settings of an office that has used the requests for a while. */
const storedSettings = (count: number) => ({
  ...SETTINGS,
  lastQuoteCounts: { 2026: count },
  firstConfirmedAt: '2026-01-05T09:00:00.000Z',
  lastBackupAt: new Date().toISOString(),
});

/** Most requests are past. The others are at all steps. */
function statusOf(index: number, isPast: boolean): RequestStatus {
  if (isPast) return index % 9 === 0 ? 'declined' : 'returned';
  return (['new', 'quoted', 'confirmed', 'confirmed', 'collected'] as const)[index % 5] ?? 'new';
}

/** Returns a request of three items with its log and, unless it is new, its quote. */
function requestOf(index: number, products: number): RentalRequest {
  const today = dayAt(Date.now());
  const offset = ((index * 7919) % ALL_DAYS) - PAST_DAYS;
  const from = addDays(today, offset);
  const status = statusOf(index, offset < -5);
  const at = `${addDays(from, -9)}T09:00:00.000Z`;
  const items = [0, 1, 2].map((place) => {
    const product = (index * 31 + place * 17) % products;
    return requestItem(`prod-${product}`, `Camera ${product}`, 1, `hold-${index}-${place}`);
  });
  const request = sampleRequest({
    ref: `SL-B${String(index).padStart(5, '0')}`,
    status,
    customer: {
      name: `Customer ${(index * 7919) % 1200}`,
      phone: `0803 ${String(1_000_000 + index)}`,
      email: `customer${index}@example.com`,
    },
    message: 'Is it possible to pick up the evening before the first day?',
    requestedAt: at,
    updatedAt: at,
    from,
    to: addDays(from, 2 + (index % 4)),
    items,
    log: EVENTS.map((event) => ({ at, event, detail: event === 'changed' ? 'items' : '' })),
  });
  const sent = { number: `Q-2026-${String(index + 1).padStart(4, '0')}`, now: at, today: from };
  const quotes = status === 'new' ? [] : [createQuote(request, SETTINGS, sent)];
  return { ...request, quotes };
}

/** Stores requests in the browser. The page must be one of the site, but not of the back office. */
export async function storeRequests(page: Page, count: number, products: number): Promise<void> {
  const requests = Array.from({ length: count }, (_, index) => requestOf(index, products));
  await page.evaluate(
    ({ list, settings }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('slate-requests');
        opening.addEventListener('error', () => reject(new Error('The database is not open.')));
        opening.addEventListener('upgradeneeded', () =>
          opening.result.createObjectStore('entries'),
        );
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('entries', 'readwrite');
          const entries = transaction.objectStore('entries');
          entries.put({ version: 1, settings }, 'settings');
          for (const request of list)
            entries.put({ version: 1, request }, `request:${request.ref}`);
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    { list: requests, settings: storedSettings(count) },
  );
  const counts = { total: count, new: requests.filter(({ status }) => status === 'new').length };
  await page.evaluate(
    (text) => localStorage.setItem('slateRequestCounts', text),
    JSON.stringify(counts),
  );
}
