import { deflateRawSync } from 'node:zlib';
import { expect, type Download, type Locator, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { addDays, dayAt, type Day } from '../../../src/domain/availability/day';
import { requestItem, rowsOf, sampleRequest } from '../../../src/domain/rental/rentalFixture';
import type { RentalRequest } from '../../../src/domain/rental/schema';
import type { RequestPayload } from '../../../src/domain/booking/requestPayload';
import { session } from './admin';
import { seedBackOffice } from './seedBackOffice';
import { open, seedStorage } from './site';

/** A customer whose data must not leave the browser. */
export const CUSTOMER = {
  name: 'Adunni Zubair-Quist',
  phone: '0809 417 2235',
  email: 'adunni.zq@example.com',
  note: 'Deliver to the pink house behind the mill',
};

export function payload(
  product: { id: string; name: string },
  fields: Partial<RequestPayload> = {},
): RequestPayload {
  return {
    v: 1,
    ref: 'SL-JRN234',
    name: CUSTOMER.name,
    email: CUSTOMER.email,
    phone: CUSTOMER.phone,
    items: [{ id: product.id, name: product.name, qty: 1 }],
    from: '2027-03-01',
    to: '2027-03-03',
    notes: CUSTOMER.note,
    at: '2026-11-20T09:00:00.000Z',
    ...fields,
  };
}

export function requestLink(data: RequestPayload): string {
  const bytes = deflateRawSync(Buffer.from(JSON.stringify(data)));
  return `/admin/requests/new#1.${bytes.toString('base64url')}`;
}

export async function saveRequest(page: Page, reference: string): Promise<void> {
  await page.getByRole('button', { name: 'Save request' }).click();
  await expect(page.getByRole('button', { name: 'Save request' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
}

/** Waits until all changes are stored, so that the browser does not ask before the page is left. */
export async function waitUntilStored(page: Page): Promise<void> {
  const isAsked = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await expect.poll(isAsked).toBe(false);
}

export const requestInList = (page: Page, reference: string): Locator =>
  page.getByRole('link', { name: reference });

export async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

/** Returns the day that many days from today, in the company's time zone. */
export const dayFromToday = (count: number): Day => addDays(dayAt(Date.now()), count);

/** Returns a request of a customer for these products, one of each, from the day after tomorrow for three days. */
export function requestFor(
  products: readonly { id: string; name: string }[],
  changes: Partial<RentalRequest> = {},
): RentalRequest {
  const items = products.map(({ id, name }) => requestItem(id, name));
  return sampleRequest({ items, from: dayFromToday(2), to: dayFromToday(4), ...changes });
}

export async function startRequests(
  page: Page,
  path: string,
  requests: readonly RentalRequest[],
  signedIn = session(),
): Promise<void> {
  await seedStorage(page, { local: signedIn });
  await seedBackOffice(page, { requests: Object.entries(rowsOf(requests)) });
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
