import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { outboxView } from '@/api/outbox/outboxView';
import { decodeRequestLink } from '@/api/request-link/decodeRequestLink';
import { addDays, dayAt } from '@/domain/availability/day';
import { removeDraft } from '@/features/booking/bookingDraft';
import { a, b, button, FILES, lineOf, store } from '../helpers/component/listPages';
import { expectNoAxeViolations, openSite } from '../helpers/component/publicSite';

const SITE = { ...FILES, 'site.json': { contact: { whatsapp: '0803 123 4567' } } };
const FROM = addDays(dayAt(Date.now()), 5);
const DATES = { from: FROM, to: addDays(FROM, 1) };

const ask = page.getByRole('link', { name: 'Ask on WhatsApp' });

async function question() {
  await expect.element(ask).not.toHaveAttribute('aria-disabled');
  const href = new URL(ask.element().getAttribute('href') ?? '');
  expect(href.origin + href.pathname).toBe('https://wa.me/2348031234567');
  const text = href.searchParams.get('text') ?? '';
  return { text, payload: await decodeRequestLink(text.split('#').at(-1) ?? '') };
}

/** Presses the link without opening another page. */
async function pressAsk() {
  ask.element().addEventListener('click', (event) => event.preventDefault());
  await ask.click();
}

it('A cart is asked about with its items, dates and a link for the office, whose reference its request has', async () => {
  removeDraft();
  store('bookingCart', [lineOf(a, 2), lineOf(b, 1)]);
  store('rentalDates', DATES);
  const site = await openSite('/cart', SITE);
  const { text, payload } = await question();
  expect(text).toContain(`Is this available?\n\nI would like to book:\n1. ${a.name} (Qty: 2)\n2.`);
  expect(text).toMatch(/\nRental dates: .* \(2 days\)\n/);
  expect(payload).toEqual({
    v: 1,
    ref: /Reference: (\S+)/.exec(text)?.[1],
    subject: 'Booking Request: Multiple Equipments',
    items: [a, b].map(({ id, name }, index) => ({ id, name, qty: 2 - index })),
    ...DATES,
    at: expect.any(String) as string,
  });
  await expectNoAxeViolations();
  await pressAsk();
  expect(page.getByText('in your booking request').elements()).toHaveLength(0);
  await button('Book Now').click();
  await expect.poll(site.url).toBe('/booking');
  expect(localStorage.getItem('bookingDraft')).toContain(`"reference":"${payload?.ref}"`);
  removeDraft();
});

it('A product is asked about under the reference of what was asked before', async () => {
  removeDraft();
  const site = await openSite(`/store/${a.slug}`, SITE);
  const first = await question();
  expect(first.text).toContain(`I would like to book:\n${a.name}\n`);
  await pressAsk();
  site.go(`/store/${b.slug}`);
  await expect.element(page.getByRole('heading', { level: 1, name: b.name })).toBeVisible();
  expect((await question()).payload?.ref).toBe(first.payload?.ref);
  await expect.element(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  removeDraft();
});

it('A question after a request that was sent meanwhile has another reference', async () => {
  removeDraft();
  store('bookingCart', [lineOf(a, 1)]);
  await openSite('/cart', SITE);
  const first = (await question()).payload?.ref ?? '';
  await pressAsk();
  const at = new Date().toISOString();
  const facts = { kind: 'booking', at, items: [], dates: null } as const;
  outboxView.update({ rows: [{ ...facts, reference: first, state: 'sent' }] });
  await expect.poll(async () => (await question()).payload?.ref).not.toBe(first);
  outboxView.update({ rows: [] });
  removeDraft();
});

it('A company without a WhatsApp number is not asked', async () => {
  store('bookingCart', [lineOf(a, 1)]);
  await openSite('/cart', FILES);
  await expect.element(page.getByRole('button', { name: 'Share list' })).toBeVisible();
  expect(ask.elements()).toHaveLength(0);
});
