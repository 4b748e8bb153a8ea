import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartItem } from '@/domain/cart/cart';
import { EMPTY_DRAFT, saveDraft, parseDraft, readDraft, removeDraft } from './bookingDraft';

const item: CartItem = { id: 'a', name: 'A', quantity: 2, category: 'C', image: '/a', price: 1 };
const draft = {
  ...EMPTY_DRAFT,
  items: [item],
  fields: { ...EMPTY_DRAFT.fields, name: 'Ada', subject: '' },
  reference: 'SL-ABC234',
  source: 'key?booking=A',
};

function session(overrides: Partial<Storage> = {}) {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    ...overrides,
  };
  vi.stubGlobal('window', { sessionStorage: storage });
  return entries;
}

beforeEach(() => void session());
afterEach(() => {
  removeDraft();
  vi.unstubAllGlobals();
});

describe('bookingDraft', () => {
  it('is saved in session storage only and read back unchanged', () => {
    const entries = session();
    saveDraft(draft);
    expect([...entries.keys()]).toEqual(['bookingDraft']);
    expect(readDraft()).toEqual(draft);
  });

  it('is removed after sending or discarding', () => {
    const entries = session();
    saveDraft(draft);
    removeDraft();
    expect(entries.size).toBe(0);
    expect(readDraft()).toEqual(EMPTY_DRAFT);
  });

  it('is not saved while it is empty', () => {
    const entries = session();
    saveDraft(EMPTY_DRAFT);
    expect(entries.size).toBe(0);
  });

  it('saves an empty draft of a visit whose items were removed', () => {
    saveDraft({ ...EMPTY_DRAFT, source: 'key' });
    expect(readDraft().source).toBe('key');
  });

  it.each([
    [
      'denied',
      {
        getItem: () => null,
        setItem: () => {
          throw new Error('denied');
        },
      },
    ],
    [
      'full',
      {
        setItem: () => {
          throw new Error('quota');
        },
      },
    ],
  ])('lasts until the page is closed when storage is %s', (_title, overrides: Partial<Storage>) => {
    session(overrides);
    saveDraft(draft);
    expect(readDraft()).toEqual(draft);
    removeDraft();
    expect(readDraft()).toEqual(EMPTY_DRAFT);
  });

  it('leaves the previous stored one for a reload when storage is full', async () => {
    let isFull = false;
    const entries: Map<string, string> = session({
      setItem: (key: string, value: string) => {
        if (isFull) throw new DOMException('exceeded', 'QuotaExceededError');
        entries.set(key, value);
      },
    });
    saveDraft(draft);
    isFull = true;
    const newer = { ...draft, fields: { ...draft.fields, notes: 'By noon' } };
    saveDraft(newer);
    expect(readDraft()).toEqual(newer);
    vi.resetModules();
    const reloaded = await import('./bookingDraft');
    expect(reloaded.readDraft()).toEqual(draft);
  });

  it('is parsed from any text without throwing, and skips values of the wrong type', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
        const { items, earlier } = parseDraft(text);
        expect(Array.isArray(items) && Array.isArray(earlier)).toBe(true);
      }),
    );
    const crafted =
      '{"items":[{"id":"a","name":"A","quantity":-1}],"fields":{"name":1},"reference":"<b>"}';
    expect(parseDraft(crafted)).toEqual(EMPTY_DRAFT);
  });
});
