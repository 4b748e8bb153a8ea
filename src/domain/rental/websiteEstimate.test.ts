import { expect, it } from 'vitest';
import { withDelivery } from './delivery';
import { requestItem, sampleRequest } from './rentalFixture';
import type { RentalRequest } from './schema';
import { websiteEstimate } from './charging';

const SAID = 'Website said about ₦340,000 (2 days)';
const asked: RentalRequest['asked'] = [
  {
    at: '2026-11-20T09:00:00.000Z',
    from: '2026-11-24',
    to: '2026-11-26',
    items: [{ name: 'Cine Zoom', quantity: 1 }],
    message: '',
    estimate: 'About ₦340,000 for 2 days, plus 7.5% VAT',
  },
];

it.each<[string, Partial<RentalRequest>, number, string]>([
  ['no estimate', { asked: [] }, 340_000_00, ''],
  ['the same price', {}, 340_000_00, SAID],
  ['the same price with VAT', {}, 365_500_00, SAID],
  [
    'other rates, and a delivery',
    { lines: withDelivery(sampleRequest({ area: 'Ikeja' })).lines },
    400_000_00,
    `${SAID}: other rates`,
  ],
  ['other rates', {}, 400_000_00, `${SAID}: other rates`],
  [
    'a discount',
    { discount: { kind: 'percent', basisPoints: 1000 } },
    306_000_00,
    `${SAID}: discount`,
  ],
  ['other dates', { to: '2026-11-28' }, 600_000_00, `${SAID}: other dates`],
  [
    'other items',
    { items: [requestItem('zoom', 'Cine Zoom', 2)] },
    680_000_00,
    `${SAID}: other items`,
  ],
  ['entered days', { billableDays: 1 }, 170_000_00, `${SAID}: days as entered`],
])('The estimate of the website with %s', (_what, fields, total, text) => {
  const request = sampleRequest({ asked, ...fields });
  expect(websiteEstimate(request, total)).toBe(text);
});
