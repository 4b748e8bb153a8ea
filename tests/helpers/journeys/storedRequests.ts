import type { Page } from '@playwright/test';
import { seedBackOffice } from './seedBackOffice';
import { dayAt, addDays, type Day } from '../../../src/domain/availability/day';
import { requestItem, rowsOf, sampleRequest } from '../../../src/domain/rental/rentalFixture';
import type { RentalRequest } from '../../../src/domain/rental/schema';
import { session } from './admin';
import { expect, open, seedStorage } from './site';

/** Returns the day that many days from today, in the company's time zone. */
export const dayFromToday = (count: number): Day => addDays(dayAt(Date.now()), count);

/** Returns a request of a customer for these products, one of each, from the day after tomorrow for three days. */
export function requestFor(
  products: readonly { id: string; name: string }[],
  changes: Partial<RentalRequest> = {},
): RentalRequest {
  const items = products.map(({ id, name }, index) =>
    requestItem(id, name, 1, `hold-journey-${index}`),
  );
  return sampleRequest({ items, from: dayFromToday(2), to: dayFromToday(4), ...changes });
}

/** Stores requests in the browser before the back office is opened. */
const storeRequests = (page: Page, requests: readonly RentalRequest[]): Promise<void> =>
  seedBackOffice(page, { requests: Object.entries(rowsOf(requests)) });

/**
 * Opens a page of the requests, signed in, in a browser that has these requests.
 * @param signedIn the stored session
 */
export async function startRequests(
  page: Page,
  path: string,
  requests: readonly RentalRequest[],
  signedIn = session(),
): Promise<void> {
  await seedStorage(page, { local: signedIn });
  await storeRequests(page, requests);
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
