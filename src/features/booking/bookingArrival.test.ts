import { describe, expect, it } from 'vitest';
import { FILM } from '@/domain/booking/bookingTable';
import type { CartItem } from '@/domain/cart/cart';
import type { ProductSummary } from '@/domain/product/schema';
import { draftAfterEnd, EMPTY_DRAFT, itemsBefore, onlyJoined } from './bookingDraft';
import {
  draftForArrival,
  resolveNamedItems,
  sourceOf,
  type BookingArrival,
} from './bookingArrival';

function item(id: string, quantity = 1): CartItem {
  const name = id.toUpperCase();
  return {
    id,
    name,
    quantity,
    category: 'Cameras',
    image: `/${id}.webp`,
    price: 'Price on Request',
  };
}

function arrival(parts: Partial<BookingArrival> = {}): BookingArrival {
  return { key: 'k1', search: '', state: null, pending: [], mayHaveArrived: false, ...parts };
}

const namesOf = (items: readonly CartItem[]) => items.map(({ name }) => name);
const savedDraft = { ...EMPTY_DRAFT, items: [item('old')], sources: ['k0'] };

describe('draftForArrival adds to the draft the items of', () => {
  const state = { bookingItems: [item('a', 2)], fromCart: true };

  it.each([
    ['router state', arrival({ state, pending: [item('p')], search: '?booking=Q' }), ['OLD', 'A']],
    ['the pending list', arrival({ pending: [item('p')], search: '?booking=Q' }), ['OLD', 'P']],
    [
      'the query',
      arrival({ search: '?booking=Cine%20Zoom,Tripod%2C%20big' }),
      ['OLD', 'Cine Zoom', 'Tripod, big'],
    ],
    ['the draft', arrival(), ['OLD']],
    [
      'the draft, when the router state is invalid',
      arrival({ state: { bookingItems: 'x' } }),
      ['OLD'],
    ],
  ])('%s', (_title, from, names) => {
    expect(namesOf(draftForArrival(savedDraft, from).items)).toEqual(names);
  });

  it('says which items were added to how many of which time, and keeps input and reference', () => {
    const before = {
      ...savedDraft,
      fields: { name: 'Ada' },
      reference: 'SL-ABC234',
      at: '2026-11-22T09:00:00.000Z',
    };
    const draft = draftForArrival(before, arrival({ state }));
    expect(draft).toMatchObject({
      fields: { name: 'Ada' },
      reference: 'SL-ABC234',
      joined: { items: [item('a', 2)], count: 1, at: before.at },
    });
    expect(itemsBefore(draft)).toEqual([item('old')]);
    expect(onlyJoined(draft)).toEqual({ items: [item('a', 2)] });
  });

  it('takes a name and the product of that name for the same item', () => {
    const saved = { ...savedDraft, items: [item('a'), item('old')] };
    const draft = draftForArrival(saved, arrival({ search: '?booking=a,B' }));
    expect(namesOf(draft.items)).toEqual(['A', 'OLD', 'B']);
    expect(namesOf(itemsBefore(draft))).toEqual(['OLD']);
  });

  it('says nothing if all of the draft is asked for again, with the greater quantity', () => {
    const draft = draftForArrival(savedDraft, arrival({ pending: [item('old', 3), item('a')] }));
    expect(draft.items).toEqual([item('old', 3), item('a')]);
    expect(draft.joined).toBeUndefined();
  });

  it.each<[string, CartItem[], string[], string]>([
    ['others', [item('a')], ['A'], ''],
    ['it and others', [item('old'), item('a')], ['OLD', 'A'], ''],
    ['only it', [item('old')], ['OLD'], 'SL-ABC234'],
  ])('keeps a request that may have arrived apart from %s', (_what, pending, names, reference) => {
    const saved = { ...savedDraft, reference: 'SL-ABC234' };
    const draft = draftForArrival(saved, arrival({ pending, mayHaveArrived: true }));
    expect(namesOf(draft.items)).toEqual(names);
    expect(draft.reference).toBe(reference);
  });

  it('does not add items again after a reload, even if they were removed', () => {
    const first = draftForArrival(EMPTY_DRAFT, arrival({ state }));
    const emptied = { ...first, items: [] };
    expect(draftForArrival(first, arrival({ state }))).toBe(first);
    expect(draftForArrival(emptied, arrival({ state })).items).toEqual([]);
    const byName = draftForArrival(EMPTY_DRAFT, arrival({ search: '?booking=A' }));
    expect(draftForArrival(byName, arrival({ search: '?booking=A' }))).toBe(byName);
  });

  it('does not add the items of an earlier visit again, also after the request was sent', () => {
    const first = draftForArrival(EMPTY_DRAFT, arrival({ state }));
    const second = draftForArrival(first, arrival({ key: 'k2', search: '?booking=B' }));
    expect(namesOf(second.items)).toEqual(['A', 'B']);
    const sent = draftAfterEnd(
      second,
      second.reference,
      sourceOf({ key: 'k2', search: '?booking=B' }),
    );
    expect(draftForArrival(sent, arrival({ state }))).toBe(sent);
  });

  it('always uses a pending list, because it is removed after reading', () => {
    const first = draftForArrival(EMPTY_DRAFT, arrival());
    expect(namesOf(draftForArrival(first, arrival({ pending: [item('p')] })).items)).toEqual(['P']);
  });

  it('adds no existing name, with or without capitals and invisible characters', () => {
    const saved = { ...EMPTY_DRAFT, items: [{ ...item('a'), name: 'Soft\u00adbox 90\u202fcm' }] };
    const named = arrival({ search: '?booking=softbox+90+cm' });
    expect(draftForArrival(saved, named)).toMatchObject({ items: saved.items, joined: undefined });
  });

  it('is about a film after a link to commission one, until items are booked', () => {
    const link = arrival({ search: '?about=film' });
    const film = draftForArrival(savedDraft, link);
    expect(film).toMatchObject({ fields: { about: FILM }, items: savedDraft.items });
    // It was changed back by the visitor.
    const changed = { ...film, fields: {} };
    expect(draftForArrival(changed, link)).toBe(changed);
    const booked = draftForArrival(film, arrival({ key: 'k2', pending: [item('a')] }));
    expect(booked.fields.about).toBeUndefined();
    expect(draftForArrival(savedDraft, arrival({ search: '?about=us' }))).toBe(savedDraft);
  });

  it('counts repeated names of the query', () => {
    const { items } = draftForArrival(EMPTY_DRAFT, arrival({ search: '?booking=A,A' }));
    expect(items).toMatchObject([{ name: 'A', quantity: 2 }]);
  });
});

describe('items given by name', () => {
  const products: ProductSummary[] = [
    {
      id: 'prod-1',
      name: 'Cine Zoom 24-70',
      slug: 'cine',
      image: '/cine.webp',
      category: { name: 'Lenses', slug: 'lenses' },
      isFeatured: false,
    },
  ];
  const { items } = draftForArrival(
    EMPTY_DRAFT,
    arrival({ search: '?booking=cine+zoom+24-70,Unknown' }),
  );

  it('are replaced by the products with these names, and unknown names are kept', () => {
    expect(resolveNamedItems(items, products)).toMatchObject([
      { id: 'prod-1', name: 'Cine Zoom 24-70', image: '/cine.webp', category: 'Lenses' },
      { id: 'Unknown', name: 'Unknown', quantity: 1 },
    ]);
  });

  it('are one with the product if the request has that already', () => {
    const zoom = { ...item('prod-1', 3), name: 'Cine Zoom 24-70' };
    expect(resolveNamedItems([...items, zoom], products)).toMatchObject([
      { id: 'prod-1', quantity: 3 },
      { id: 'Unknown' },
    ]);
  });

  it('are unchanged while the products are not loaded', () => {
    expect(resolveNamedItems(items, [])).toBe(items);
  });
});
