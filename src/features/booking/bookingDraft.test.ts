import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outboxView } from '@/api/outbox/outboxView';
import { FILM, OTHER } from '@/domain/booking/bookingTable';
import { withQuantity, type CartItem } from '@/domain/cart/cart';
import { memoryStorage } from '../../../tests/helpers/storage/memoryStorage';
import {
  changeDraft,
  changeOfField,
  draftAfter,
  draftAfterEnd,
  EMPTY_DRAFT,
  nextReference,
  readDraft,
  removeDraft,
  saveDraft,
  withReference,
} from './bookingDraft';
import { keepAsked } from './keepAskedReference';

const item: CartItem = { id: 'a', name: 'A', quantity: 2, category: 'C', image: '/a', price: 1 };
const draft = {
  ...EMPTY_DRAFT,
  items: [item],
  fields: {
    name: 'Ada',
    email: 'ada@example.com',
    phone: '0801',
    subject: '',
    notes: 'At the gate',
    preferredDate: '2026-11-24',
    duration: '3 Days',
  },
  reference: 'SL-ABC234',
  sources: ['key?booking=A'],
};
const NOW = new Date('2026-11-22T09:00:00.000Z');
const saved = { ...draft, at: NOW.toISOString() };
const DAY_MS = 24 * 3600 * 1000;

let local: Storage;

function openTab(overrides: Partial<Storage> = {}, ofAll: Partial<Storage> = {}): Storage {
  const sessionStorage = Object.assign(memoryStorage(), overrides);
  vi.stubGlobal('window', { sessionStorage, localStorage: Object.assign(local, ofAll) });
  return sessionStorage;
}

function refuse(): never {
  throw new DOMException('exceeded', 'QuotaExceededError');
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  local = memoryStorage();
  openTab();
});
afterEach(() => {
  removeDraft();
  outboxView.update({ rows: [] });
});

describe('bookingDraft', () => {
  it('is read back unchanged, and nothing personal is in local storage', () => {
    openTab();
    saveDraft(draft);
    expect(readDraft()).toEqual(saved);
    expect(JSON.parse(local.getItem('bookingDraft') ?? '')).toEqual({
      reference: 'SL-ABC234',
      items: [item],
      dates: { preferredDate: '2026-11-24', duration: '3 Days' },
      at: saved.at,
    });
  });

  it('has the same items and dates in a later tab, for 7 days after their last change', () => {
    saveDraft(draft);
    vi.setSystemTime(NOW.getTime() + 3 * DAY_MS);
    // Input that stays in the tab is no such change.
    changeDraft(({ fields }) => ({ fields: { ...fields, name: 'Ada Obi' } }));
    openTab();
    const fields = { preferredDate: '2026-11-24', duration: '3 Days' };
    const there = { ...EMPTY_DRAFT, items: [item], fields, reference: 'SL-ABC234', at: saved.at };
    expect(readDraft()).toEqual(there);
    vi.setSystemTime(NOW.getTime() + 7 * DAY_MS);
    expect(readDraft()).toEqual(there);
    vi.setSystemTime(NOW.getTime() + 7 * DAY_MS + 1);
    expect(readDraft()).toEqual(EMPTY_DRAFT);
    expect(local).toHaveLength(0);
  });

  it('has the changes that two tabs make to two items and to a date', () => {
    const other = { ...item, id: 'b', name: 'B' };
    saveDraft({ ...draft, items: [item, other] });
    const one = window.sessionStorage;
    openTab();
    changeDraft(({ items }) => ({ items: withQuantity(items, 'b', 1) }));
    vi.stubGlobal('window', { sessionStorage: one, localStorage: local });
    changeDraft(({ items }) => ({ items: withQuantity(items, 'a', -1) }));
    const now = changeDraft(({ fields }) => ({ fields: { ...fields, duration: '1 Week' } }));
    expect(now.items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['a', 1],
      ['b', 3],
    ]);
    expect(now.fields).toMatchObject({ name: 'Ada', duration: '1 Week' });
    expect(now.reference).toBe('SL-ABC234');
  });

  it('is read once for a change', () => {
    const tab = openTab();
    saveDraft(draft);
    const read = vi.spyOn(tab, 'getItem');
    expect(changeDraft(() => ({ items: [] })).items).toEqual([]);
    expect(read).toHaveBeenCalledOnce();
  });

  it('is removed after sending or discarding', () => {
    const tab = openTab();
    saveDraft(draft);
    removeDraft();
    expect([tab, local].map(({ length }) => length)).toEqual([0, 0]);
    expect(readDraft()).toEqual(EMPTY_DRAFT);
  });

  it('is not saved while it is empty', () => {
    const tab = openTab();
    removeDraft();
    expect([tab, local].map(({ length }) => length)).toEqual([0, 0]);
  });

  it('saves an empty draft of a visit whose items were removed', () => {
    saveDraft({ ...EMPTY_DRAFT, sources: ['key'] });
    expect(readDraft().sources).toEqual(['key']);
  });

  it.each<[string, Partial<Storage>]>([
    ['denied', { getItem: () => null, setItem: refuse }],
    ['full', { setItem: refuse }],
  ])('lasts as long as the tab when local storage is %s', async (_title, overrides) => {
    openTab({}, overrides);
    saveDraft(draft);
    vi.resetModules();
    const reloaded = await import('./bookingDraft');
    expect(reloaded.readDraft()).toEqual(saved);
    expect(reloaded.changeDraft(() => ({ items: [] })).items).toEqual([]);
  });

  it('lasts until the page is closed when all storage is denied', () => {
    openTab({ setItem: refuse }, { setItem: refuse });
    saveDraft(draft);
    expect(readDraft()).toEqual(saved);
    removeDraft();
    expect(readDraft()).toEqual(EMPTY_DRAFT);
  });

  it('is parsed from any text without throwing, and skips values of the wrong type', () => {
    const tab = openTab();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const storage of [tab, local]) storage.setItem('bookingDraft', text);
        expect(Array.isArray(readDraft().items)).toBe(true);
      }),
    );
    const crafted =
      '{"items":[{"id":"a","name":"A","quantity":-1}],"fields":{"name":1},"reference":"<b>"}';
    for (const storage of [tab, local]) storage.setItem('bookingDraft', crafted);
    expect(readDraft()).toEqual(EMPTY_DRAFT);
  });
});

it('Items stay when a request about a film is sent, also in other tabs', () => {
  const film = { ...saved, fields: { about: 'A film or production' } };
  const facts = { kind: 'booking', at: saved.at, items: [], dates: null } as const;
  const row = { ...facts, reference: saved.reference, state: 'sent' } as const;
  for (const left of [
    withReference(draftAfterEnd(film, film.reference)),
    draftAfter(film, row),
    draftAfter(saved, row),
  ]) {
    expect(left).toMatchObject({ items: saved.items, fields: {} });
    expect(left.reference).not.toBe(saved.reference);
  }
});

it.each([
  ['sent', [{ ...item, id: 'b', name: 'B' }], undefined],
  ['failed', [item, { ...item, id: 'b', name: 'B' }], 'SL-ABC234'],
  ['unconfirmed', [{ ...item, id: 'b', name: 'B' }], undefined],
  ['posting', [{ ...item, id: 'b', name: 'B' }], undefined],
] as const)('items that join a request that is %s', (state, items, reference) => {
  const added = [{ ...item, id: 'b', name: 'B' }];
  const joined = { items: added, count: 1, at: '' };
  const facts = { kind: 'booking', at: saved.at, items: [item], dates: null } as const;
  const row = { ...facts, reference: 'SL-ABC234', state, params: {}, isRepeated: false };
  const after = draftAfter({ ...draft, items: [item, ...added], joined }, row);
  expect(after.items).toEqual(items);
  if (reference === undefined) expect(after.reference).not.toBe('SL-ABC234');
  else expect(after.reference).toBe(reference);
});

describe('the reference of a question', () => {
  const reference = 'SL-ASK234';
  const kept = () => readDraft().reference;

  it('is that of the request that follows, also in another tab', () => {
    changeDraft(() => ({ reference }));
    openTab();
    expect(readDraft()).toEqual({ ...EMPTY_DRAFT, reference, at: NOW.toISOString() });
    changeDraft(() => ({ items: [item] }));
    expect(kept()).toBe(reference);
    changeDraft(() => ({ items: [] }));
    expect(kept()).toBe(reference);
  });

  it('is not that of a request that may have arrived, and ends with it', () => {
    changeDraft(() => ({ reference, items: [item] }));
    const row = { reference, kind: 'booking', at: saved.at, items: [item], dates: null } as const;
    outboxView.update({ rows: [{ ...row, state: 'sent' }] });
    changeDraft(() => ({ items: [] }));
    expect(kept()).toBe('');
    expect(local).toHaveLength(0);
  });

  it.each([
    { time: 'before', asks: [0] },
    { time: 'during', asks: [1] },
    { time: 'before and during', asks: [0, 1] },
  ])('asked $time a request about a film is that of the rental that follows', ({ asks }) => {
    if (asks.includes(0)) keepAsked(reference);
    const film = changeDraft((before) => changeOfField(before, 'about', FILM));
    expect(film.reference).toMatch(/^SL-(?!ASK234)/);
    expect(changeDraft((before) => changeOfField(before, 'about', OTHER)).reference).toBe(
      film.reference,
    );
    if (asks.includes(1)) keepAsked(nextReference(readDraft()) || reference);
    expect(nextReference(readDraft())).toBe(reference);
    expect(kept()).toBe(film.reference);
    const rental = changeDraft((before) => ({
      ...changeOfField(before, 'about', undefined),
      items: [item],
    }));
    expect(rental.reference).toBe(reference);
  });

  it('stays when a request about a film was sent, of which outbox and form tell', () => {
    keepAsked(reference);
    const film = changeDraft((before) => changeOfField(before, 'about', FILM));
    changeDraft((now) => draftAfterEnd(now, film.reference));
    changeDraft((now) => draftAfterEnd(now, film.reference, 'visit'));
    expect(kept()).toBe(reference);
  });

  it('stays in other tabs while one of them requests a film', () => {
    saveDraft(draft);
    const sessionStorage = openTab();
    const film = changeDraft((before) => changeOfField(before, 'about', FILM));
    changeDraft(() => ({ items: [{ ...item, quantity: 3 }] }));
    expect(film.reference).not.toBe(draft.reference);
    expect(kept()).toBe(film.reference);
    openTab();
    expect(kept()).toBe(draft.reference);
    vi.stubGlobal('window', { sessionStorage, localStorage: local });
    // It may have arrived, and is not forgotten.
    const row = { reference: draft.reference, kind: 'booking', at: saved.at, dates: null } as const;
    const state = { state: 'unconfirmed', params: {}, isRepeated: false } as const;
    outboxView.update({ rows: [{ ...row, ...state, items: [item] }] });
    changeDraft((before) => changeOfField(before, 'notes', 'Two days'));
    const end = changeDraft((now) => draftAfterEnd(now, film.reference));
    expect(end.reference).toBe(draft.reference);
  });

  it.each([
    { row: { state: 'sent' }, after: { ...EMPTY_DRAFT, reference, sources: draft.sources } },
    { row: { state: 'unconfirmed', params: {}, isRepeated: false }, after: draft },
  ] as const)('does not begin a $row.state request again', ({ row, after }) => {
    saveDraft(draft);
    const { reference: before, items } = draft;
    const sent = { reference: before, kind: 'booking', at: saved.at, items, dates: null } as const;
    outboxView.update({ rows: [{ ...sent, ...row }] });
    keepAsked(reference);
    expect(readDraft()).toEqual({ ...after, at: NOW.toISOString() });
  });
});
