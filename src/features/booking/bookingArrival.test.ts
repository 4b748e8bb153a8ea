import { describe, expect, it } from 'vitest';
import type { CartItem } from '@/domain/cart/cart';
import type { ProductSummary } from '@/domain/product/schema';
import { EMPTY_DRAFT } from './bookingDraft';
import { draftForArrival, resolveNamedItems, type BookingArrival } from './bookingArrival';

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
  return { key: 'k1', search: '', state: null, pending: [], ...parts };
}

const namesOf = (items: readonly CartItem[]) => items.map(({ name }) => name);
const savedDraft = { ...EMPTY_DRAFT, items: [item('old')], source: 'k0' };

describe('draftForArrival takes the items from', () => {
  const state = { bookingItems: [item('a', 2)], fromCart: true };

  it.each([
    ['router state', arrival({ state, pending: [item('p')], search: '?booking=Q' }), ['A']],
    ['the pending list', arrival({ pending: [item('p')], search: '?booking=Q' }), ['P']],
    [
      'the query',
      arrival({ search: '?booking=Cine%20Zoom,Tripod%2C%20big' }),
      ['Cine Zoom', 'Tripod, big'],
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

  it('keeps the input and offers the items that newer ones replaced', () => {
    const before = { ...savedDraft, fields: { ...savedDraft.fields, name: 'Ada' } };
    const draft = draftForArrival(before, arrival({ state }));
    expect(draft.fields.name).toBe('Ada');
    expect(namesOf(draft.earlier)).toEqual(['OLD']);
    expect(draftForArrival(draft, arrival({ key: 'k2', pending: [item('old')] })).earlier).toEqual([
      item('a', 2),
    ]);
  });

  it('starts another request if the items are replaced, and keeps the reference if some are added', () => {
    const sent = { ...savedDraft, reference: 'SL-ABC234' };
    expect(draftForArrival(sent, arrival({ state }))).toMatchObject({
      reference: '',
      earlierReference: 'SL-ABC234',
    });
    const more = arrival({ pending: [item('old'), item('a')] });
    expect(draftForArrival(sent, more).reference).toBe('SL-ABC234');
  });

  it('does not add items again after a reload, even if they were removed', () => {
    const first = draftForArrival(EMPTY_DRAFT, arrival({ state }));
    const emptied = { ...first, items: [] };
    expect(draftForArrival(first, arrival({ state }))).toBe(first);
    expect(draftForArrival(emptied, arrival({ state })).items).toEqual([]);
    const byName = draftForArrival(EMPTY_DRAFT, arrival({ search: '?booking=A' }));
    expect(draftForArrival(byName, arrival({ search: '?booking=A' }))).toBe(byName);
  });

  it('always uses a pending list, because it is removed after reading', () => {
    const first = draftForArrival(EMPTY_DRAFT, arrival());
    expect(namesOf(draftForArrival(first, arrival({ pending: [item('p')] })).items)).toEqual(['P']);
  });

  it('finds items by names without invisible characters', () => {
    const saved = { ...EMPTY_DRAFT, items: [{ ...item('a'), name: 'Soft\u00adbox 90\u202fcm' }] };
    const named = arrival({ search: '?booking=Softbox+90+cm' });
    expect(draftForArrival(saved, named).earlier).toEqual([]);
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

  it('are unchanged while the products are not loaded', () => {
    expect(resolveNamedItems(items, [])).toBe(items);
  });
});
