import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../../../tests/setup/properties';
import { MAX_QUANTITY, type CartItem } from '@/domain/cart/cart';
import {
  CART_COPY,
  CART_KEY,
  closeTabs,
  line,
  openTab,
  refuse,
  storedItems,
} from '../../../../tests/helpers/component/tabs';

afterEach(closeTabs);

/** Returns whether a stored entry is one of the valid ones of the property test. */
function isGood(entry: unknown): entry is CartItem {
  const { id } = Object(entry) as { id?: unknown };
  return typeof id === 'string' && id.startsWith('g');
}

describe('a damaged entry', () => {
  it.each([
    '{bad',
    '',
    'undefined',
    '[{"id":',
    '\u0000',
    '{"a":1}',
    '"text"',
    '17',
    'true',
    'null',
  ])(
    'starts with an empty cart from %j, stores a copy of the raw text and reports it',
    async (text) => {
      localStorage.setItem(CART_KEY, text);
      const tab = await openTab().start();
      expect(tab.items()).toEqual([]);
      expect(tab.issues).toEqual(['unreadable']);
      expect(localStorage.getItem(CART_COPY)).toBe(text);
      await tab.add('a');
      expect(storedItems()).toEqual(['a × 1']);
      expect(localStorage.getItem(CART_COPY)).toBe(text);
    },
  );

  it('does not replace the copy of an earlier damaged entry', async () => {
    const texts = ['{bad', '[{"id":', '"text"', '17'];
    const copies = () => ['', '.2', '.3', '.4'].map((end) => localStorage.getItem(CART_COPY + end));
    const damage = async (text: string) => {
      localStorage.setItem(CART_KEY, text);
      const tab = await openTab().start();
      await tab.close();
    };
    for (const text of [texts[0], texts[1], texts[0]]) await damage(text!);
    expect(copies()).toEqual([texts[0], texts[1], null, null]);
    for (const text of texts) await damage(text);
    // Only the first copies and the newest one are kept, so that storage is not filled.
    expect(copies()).toEqual([texts[0], texts[1], texts[3], null]);
  });

  it('is not overwritten if it cannot be copied', async () => {
    localStorage.setItem(CART_KEY, '{bad');
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const tab = await openTab().start();
    set.mockRestore();
    await tab.add('a');
    expect(tab.items()).toEqual(['a × 1']);
    expect(tab.issues).toEqual(['not-copied']);
    expect(localStorage.getItem(CART_KEY)).toBe('{bad');
  });

  it('loses only its invalid items', async () => {
    const text = JSON.stringify([
      line('a', 2),
      line('b', -1),
      line('c', 1e9),
      line('d', 1.5),
      { ...line('e'), name: '' },
      null,
      'f',
      [],
      { ...line('g'), id: 7 },
      JSON.parse('{"__proto__":{"id":"h","name":"h"}}'),
      line('i', MAX_QUANTITY),
    ]);
    localStorage.setItem(CART_KEY, text);
    const tab = await openTab().start();
    expect(tab.items()).toEqual(['a × 2', 'i × 99']);
    expect(tab.issues).toEqual(['partly-unreadable']);
    expect(localStorage.getItem(CART_COPY)).toBe(text);
    expect(storedItems()).toEqual(['a × 2', 'i × 99']);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('loses no valid item, whatever the other entries contain', async () => {
    const good = fc
      .record({
        id: fc.integer({ min: 0, max: 30 }),
        quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
      })
      .map(({ id, quantity }) => line(`g${id}`, quantity));
    const bad = fc.oneof(
      fc
        .integer()
        .filter((n) => n < 1 || n > MAX_QUANTITY)
        .map((quantity) => line('bad', quantity)),
      // JSON has no Infinity: it would be stored as null, which means 1.
      fc
        .double({ noInteger: true, noNaN: true, noDefaultInfinity: true })
        .map((quantity) => line('bad', quantity)),
      fc.constantFrom('', ' ', '\n').map((id) => line(id)),
      fc.constantFrom(null, true, 7, 'text', [], {}, [line('nested')]),
      fc.jsonValue({ maxDepth: 2 }).filter((value) => typeof value !== 'object'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(good, bad), { maxLength: 30 }), async (list) => {
        localStorage.clear();
        const text = JSON.stringify(list);
        localStorage.setItem(CART_KEY, text);
        const tab = await openTab().start();
        const best = new Map<string, number>();
        for (const item of list.filter(isGood))
          best.set(item.id, Math.max(best.get(item.id) ?? 0, item.quantity));
        expect(tab.items()).toEqual([...best].map(([id, quantity]) => `${id} × ${quantity}`));
        const isDamaged = !list.every(isGood);
        expect(localStorage.getItem(CART_COPY)).toBe(isDamaged ? text : null);
        await tab.close();
      }),
      { numRuns: 60 },
    );
  });

  it('never throws and never loses its text, whatever is stored', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), async (text) => {
        localStorage.clear();
        localStorage.setItem(CART_KEY, text);
        const tab = await openTab().start();
        const kept = [localStorage.getItem(CART_KEY), localStorage.getItem(CART_COPY)];
        const isEmptyCart = /^\s*\[\s*\]\s*$/.test(text);
        if (!isEmptyCart) expect(kept).toContain(text);
        await tab.close();
      }),
      { numRuns: 100 },
    );
  });
});

describe('an entry damaged by another tab or other code', () => {
  it.each(['{bad', '"text"', '{"a":1}'])(
    'does not change the state of this tab: %s',
    async (text) => {
      const tab = await openTab().start();
      await tab.add('a');
      localStorage.setItem(CART_KEY, text);
      tab.hear();
      expect(tab.items()).toEqual(['a × 1']);
      expect(localStorage.getItem(CART_COPY)).toBe(text);
      await tab.add('b');
      expect(storedItems()).toEqual(['a × 1', 'b × 1']);
      expect(tab.issues).toEqual(['unreadable']);
    },
  );
});
