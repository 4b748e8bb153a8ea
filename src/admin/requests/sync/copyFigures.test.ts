import { expect, it } from 'vitest';
import { logEntry } from '@/domain/rental/requestLog';
import { requestItem, sampleQuote, sampleRequest } from '@/domain/rental/rentalFixture';
import type { RentalRequest } from '@/domain/rental/schema';
import { gitFetch, TOKEN } from '../../../../tests/helpers/git/gitFetch';
import { GitMemory } from '../../../../tests/helpers/git/gitMemory';
import { githubStore } from '../../file-store/githubStore';
import { BROWSER_DEPS } from '../../file-store/githubRequests';
import { copyStore } from './copyStore';
import { openTestDevice, PASSPHRASE, SECRETS } from './deskFixture';

/** A twentieth of the requests of an office, because more would take long in a test. The bytes are counted 20 times. */
const COUNT = 250;
const SCALE = 20;
const MAX_REQUESTS = 20;
const MAX_BYTES = 10_000_000;
const EVENTS = ['created', 'changed', 'quoteSent', 'confirmed', 'collected', 'returned'];

/** Returns random texts that are the same in every run, and that no compression makes small. */
function randomTexts() {
  let seed = 42;
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31);
  const word = () => next().toString(36);
  return (count: number) => Array.from({ length: count }, word).join(' ');
}

function requestOf(index: number, text: (words: number) => string): RentalRequest {
  const at = `2026-${String((index % 12) + 1).padStart(2, '0')}-10T09:00:00.000Z`;
  const request = sampleRequest({
    id: `r${text(2).replace(' ', '')}`,
    ref: `SL-${String(index).padStart(6, '0')}`,
    status: 'returned',
    requestedAt: at,
    updatedAt: at,
    customer: {
      name: text(2),
      phone: String(8_030_000_000 + index),
      email: `${text(1)}@example.com`,
    },
    message: text(12),
    internalNotes: text(6),
    items: [0, 1, 2].map((place) =>
      requestItem(`p${(index * 31 + place * 17) % 400}`, `Product ${index % 400}`),
    ),
    log: EVENTS.map((event) => ({ ...logEntry(at, event), id: text(1) })),
  });
  return { ...request, quotes: [sampleQuote(`Q-2026-${index}`, request, at.slice(0, 10))] };
}

function openDevice(name: string, memory: GitMemory) {
  const figures = { requests: 0, received: 0, sent: 0 };
  const answer = gitFetch(memory, undefined, undefined, { name: 'slate/desk' });
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await answer(input, init);
    const text = await response.text();
    figures.requests += 1;
    figures.received += text.length;
    figures.sent += typeof init?.body === 'string' ? init.body.length : 0;
    return new Response(text, response);
  };
  const place = { owner: 'slate', repo: 'desk', branch: 'main', use: 'desk' } as const;
  const { signal } = new AbortController();
  const store = githubStore(place, TOKEN, { ...BROWSER_DEPS, fetch }, signal);
  return {
    figures,
    device: openTestDevice(name, () => copyStore(store)),
  };
}

it('5,000 requests arrive in at most 20 requests and 10 MB, and a change takes 3 and 8 KB', async () => {
  const memory = new GitMemory({ 'README.md': 'The desk' });
  const text = randomTexts();
  const { device: office, figures } = openDevice('a', memory);
  const requests = Array.from({ length: COUNT }, (_, index) => requestOf(index, text));
  const edit = (edited: readonly RentalRequest[]) =>
    edited.forEach((request) => office.local.edit(request.ref, request));
  // Most are in one segment, and the last changes in segments of their own.
  edit(requests.slice(0, -10));
  await office.desk().start({ ...SECRETS, name: 'Office', token: TOKEN });
  for (const request of requests.slice(-10)) {
    edit([request]);
    await office.desk().sync();
  }
  const { device: phone, figures: joining } = openDevice('b', memory);
  expect(await phone.desk().hasCopy(TOKEN)).toBe(true);
  await phone.desk().join({ secret: PASSPHRASE, name: 'Phone', token: TOKEN });
  expect(Object.keys(phone.local.requests())).toHaveLength(COUNT);
  expect(joining.requests).toBeLessThanOrEqual(MAX_REQUESTS);
  expect(joining.received * SCALE).toBeLessThanOrEqual(MAX_BYTES);

  await office.desk().sync();
  Object.assign(figures, { requests: 0, received: 0, sent: 0 });
  office.local.edit('SL-000007', { internalNotes: text(20) });
  await office.desk().sync();
  expect(figures.requests).toBeLessThanOrEqual(3);
  expect(figures.sent).toBeLessThanOrEqual(8192);

  // A change of another device is noticed by the commit.
  phone.local.edit('SL-000008', { internalNotes: 'Of the phone' });
  await phone.desk().sync();
  office.local.edit('SL-000007', { internalNotes: 'Of the office' });
  await office.desk().sync();
  expect(office.local.request('SL-000008')).toMatchObject({
    internalNotes: 'Of the phone',
  });
});
