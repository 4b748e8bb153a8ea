import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { decodeRequestLink } from '../../src/api/request-link/decodeRequestLink';
import { encodeRequestLink } from '../../src/api/request-link/encodeRequestLink';
import { writeRequestsCsv } from '../../src/admin/requests/export/requestsCsv';
import type * as Table from '../../src/domain/booking/bookingTable';
import { mapBookingFields } from '../../src/domain/booking/bookingTable';
import { bookingCopy, bookingParams, linkPayload } from '../../src/domain/booking/submission';
import { smallContent } from '../../src/domain/content/contentFixture';
import { findIncomingDifferences } from '../../src/domain/rental/incoming/differences';
import {
  requestFromMessage,
  requestFromPayload,
} from '../../src/domain/rental/incoming/newRequest';
import { readMessage } from '../../src/domain/rental/incoming/readMessage';
import { rowsOf } from '../../src/domain/rental/rentalFixture';
import { requestSchema } from '../../src/domain/rental/schema';
import { recordFrom } from '../../src/domain/rental/sync/recordFields';
import { mergeRows } from '../../src/domain/rental/sync/mergeRows';
import { openBackOffice } from '../helpers/component/backOffice';
import { openSite } from '../helpers/component/publicSite';
import { clearBackOffice, storeRow } from '../helpers/storage/backOfficeDatabase';

vi.mock('../../src/domain/booking/bookingTable', async (importOriginal) => {
  const table = await importOriginal<typeof Table>();
  const field = {
    key: 'shootLocation',
    label: 'Shoot Location',
    line: 'Shoot Location',
    max: 200,
    params: ['shootLocation'],
    link: 'shootLocation',
    record: 'shootLocation',
    office: 'Shoot location',
    csv: 'shoot location',
    isPersonal: true,
  };
  (table.BOOKING_FIELDS as unknown[]).push(field);
  return table;
});

const { files: FILES } = smallContent();
const AT = '2026-11-22T09:14:00.000Z';
const SUBMISSION = {
  reference: 'SL-ABC234',
  at: AT,
  fields: {
    ...mapBookingFields(() => ''),
    name: 'Ada',
    phone: '0803 123 4567',
    shootLocation: ' Epe\nbeach ',
  },
  items: [],
  dates: null,
};
const PARAMS = bookingParams(SUBMISSION);
const REQUEST = requestFromPayload(linkPayload(SUBMISSION), 'SL-OTHER2', AT);
const ENTERED = { shootLocation: 'Epe beach' };

beforeEach(async () => {
  await clearBackOffice();
  await page.viewport(1280, 800);
});

describe('A text that is added to the table of booking requests', () => {
  it('is in the form, and in the draft', async () => {
    await openSite('/booking', FILES);
    await page.getByRole('textbox', { name: 'Shoot Location' }).fill('Epe');
    await expect
      .poll(() => sessionStorage.getItem('bookingDraft'))
      .toContain('"shootLocation":"Epe"');
  });

  it('is in the e-mail, the message and the request link', async () => {
    expect(PARAMS).toMatchObject(ENTERED);
    expect(PARAMS.message).toContain('Shoot Location: Epe beach\nName: Ada\n');
    const link = await encodeRequestLink('https://www.example.com', linkPayload(SUBMISSION));
    expect(await decodeRequestLink(link?.split('#')[1] ?? '')).toMatchObject(ENTERED);
  });

  it('is read from a request link and from a pasted message', () => {
    expect(REQUEST).toMatchObject(ENTERED);
    const read = readMessage(bookingCopy(PARAMS));
    expect(requestFromMessage(read!, 'SL-OTHER2', AT)).toMatchObject(ENTERED);
  });

  it('is a field on the page of the office, and found in the list of requests', async () => {
    const id = 'request-a';
    await openBackOffice('/admin/requests', FILES, [], () =>
      storeRow('requests', id, rowsOf([{ ...REQUEST, id }])[id]),
    );
    await page.getByRole('searchbox').fill('epe beach');
    await page.getByRole('link', { name: REQUEST.ref }).click();
    await expect
      .element(page.getByRole('textbox', { name: 'Shoot location' }))
      .toHaveValue('Epe beach');
  });

  it('is compared, and exported', async () => {
    const difference = { field: 'Shoot location', before: '', after: 'Epe beach' };
    const known = { ...REQUEST, shootLocation: '' };
    expect(findIncomingDifferences(known, REQUEST)).toEqual([difference]);
    const [head, row] = (await writeRequestsCsv([REQUEST], { rules: {} })).split('\n');
    expect(head).toContain(',shoot location,');
    expect(row).toContain(',Epe beach,');
  });

  it('is removed with the personal data', () => {
    const rows = rowsOf([{ ...REQUEST, id: 'a' }]);
    const erased = mergeRows(rows, { a: { erased: [true, 'x'] } })['a'] ?? {};
    expect(recordFrom('a', rows['a'] ?? {})).toMatchObject(ENTERED);
    const left = v.parse(requestSchema, { ...recordFrom('a', erased), ref: REQUEST.ref });
    expect(left).toMatchObject({ shootLocation: '', isAnonymous: true });
    expect(JSON.stringify(left)).not.toContain('Epe');
  });
});
