import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartItem } from '@/domain/cart/cart';
import { memoryStorage } from '../../../tests/helpers/storage/memoryStorage';
import { EMPTY_DRAFT, saveDraft, readDraft, removeDraft } from './bookingDraft';

const item: CartItem = { id: 'a', name: 'A', quantity: 2, category: 'C', image: '/a', price: 1 };
const draft = {
  ...EMPTY_DRAFT,
  items: [item],
  fields: { ...EMPTY_DRAFT.fields, name: 'Ada', subject: '' },
  reference: 'SL-ABC234',
  source: 'key?booking=A',
};

function session(overrides: Partial<Storage> = {}): Storage {
  const storage = Object.assign(memoryStorage(), overrides);
  vi.stubGlobal('window', { sessionStorage: storage });
  return storage;
}

function refuse(): never {
  throw new DOMException('exceeded', 'QuotaExceededError');
}

beforeEach(() => void session());
afterEach(removeDraft);

describe('bookingDraft', () => {
  it('is saved in session storage only and read back unchanged', () => {
    const storage = session();
    saveDraft(draft);
    expect([storage.length, storage.key(0)]).toEqual([1, 'bookingDraft']);
    expect(readDraft()).toEqual(draft);
  });

  it('is removed after sending or discarding', () => {
    const storage = session();
    saveDraft(draft);
    removeDraft();
    expect(storage).toHaveLength(0);
    expect(readDraft()).toEqual(EMPTY_DRAFT);
  });

  it('is not saved while it is empty', () => {
    const storage = session();
    saveDraft(EMPTY_DRAFT);
    expect(storage).toHaveLength(0);
  });

  it('saves an empty draft of a visit whose items were removed', () => {
    saveDraft({ ...EMPTY_DRAFT, source: 'key' });
    expect(readDraft().source).toBe('key');
  });

  it.each<[string, Partial<Storage>]>([
    ['denied', { getItem: () => null, setItem: refuse }],
    ['full', { setItem: refuse }],
  ])('lasts until the page is closed when storage is %s', (_title, overrides) => {
    session(overrides);
    saveDraft(draft);
    expect(readDraft()).toEqual(draft);
    removeDraft();
    expect(readDraft()).toEqual(EMPTY_DRAFT);
  });

  it('leaves the previous stored one for a reload when storage is full', async () => {
    const storage = session();
    saveDraft(draft);
    storage.setItem = refuse;
    const newer = { ...draft, fields: { ...draft.fields, notes: 'By noon' } };
    saveDraft(newer);
    expect(readDraft()).toEqual(newer);
    vi.resetModules();
    const reloaded = await import('./bookingDraft');
    expect(reloaded.readDraft()).toEqual(draft);
  });

  it('is parsed from any text without throwing, and skips values of the wrong type', () => {
    const storage = session();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        storage.setItem('bookingDraft', text);
        const { items, earlier } = readDraft();
        expect(Array.isArray(items) && Array.isArray(earlier)).toBe(true);
      }),
    );
    const crafted =
      '{"items":[{"id":"a","name":"A","quantity":-1}],"fields":{"name":1},"reference":"<b>"}';
    storage.setItem('bookingDraft', crafted);
    expect(readDraft()).toEqual(EMPTY_DRAFT);
  });
});
