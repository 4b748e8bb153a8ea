import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import '../../../../tests/setup/properties';
import type { CartItem } from '@/domain/cart/cart';
import {
  CART_KEY,
  closeTabs,
  line,
  openTab,
  product,
  stored,
  storedItems,
  itemAdded,
  itemRemoved,
} from '../../../../tests/helpers/component/tabs';

afterEach(closeTabs);

describe('two tabs', () => {
  async function openTwo(...items: CartItem[]) {
    if (items.length > 0) localStorage.setItem(CART_KEY, JSON.stringify(items));
    const [a, b] = [await openTab().start(), await openTab().start()];
    return { a, b };
  }

  it('both have the items of both', async () => {
    const { a, b } = await openTwo();
    await a.add('x');
    await b.add('y');
    b.hear();
    expect(storedItems()).toEqual(['x × 1', 'y × 1']);
    expect(a.items()).toEqual(['x × 1', 'y × 1']);
    expect(b.items()).toEqual(['x × 1', 'y × 1']);
  });

  it('both lose what one removed, and keep what the other added', async () => {
    const { a, b } = await openTwo(line('x'), line('y'));
    a.dispatch(itemRemoved('x'));
    await a.settle();
    await b.add('z');
    b.hear();
    expect(storedItems()).toEqual(['y × 1', 'z × 1']);
    expect(a.items()).toEqual(b.items());
  });

  it('have the same items after Back to a page that heard of nothing meanwhile', async () => {
    const { a, b } = await openTwo(line('x'));
    await a.add('y');
    await a.clear();
    await a.add('z');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(b.items()).toEqual(['z × 1']);
  });

  it('have the same state in the end, whatever each of them does', async () => {
    const act = fc.record({
      tab: fc.constantFrom('a' as const, 'b' as const),
      id: fc.constantFrom('x', 'y', 'z'),
      does: fc.constantFrom('add', 'remove', 'hear'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 20 }), async (acts) => {
        localStorage.clear();
        const tabs = await openTwo(line('x', 3));
        for (const { tab, id, does } of acts) {
          if (does === 'add') tabs[tab].dispatch(itemAdded(product(id)));
          if (does === 'remove') tabs[tab].dispatch(itemRemoved(id));
          await tabs[tab].settle();
          if (does === 'hear') tabs[tab].hear();
          await tabs[tab].settle();
        }
        tabs.a.hear();
        await Promise.all([tabs.a.settle(), tabs.b.settle()]);
        tabs.b.hear();
        const sorted = (items: string[] = []) => [...items].sort();
        expect(sorted(tabs.a.items())).toEqual(sorted(tabs.b.items()));
        expect(sorted(tabs.a.items())).toEqual(sorted(storedItems()));
        await Promise.all([tabs.a.close(), tabs.b.close()]);
      }),
      { numRuns: 40 },
    );
  });

  it('never lose an item that was only added', async () => {
    const added = fc.record({
      tab: fc.constantFrom('a' as const, 'b' as const),
      id: fc.constantFrom('x', 'y', 'z'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(added, { maxLength: 12 }), async (acts) => {
        localStorage.clear();
        const tabs = await openTwo();
        for (const { tab, id } of acts) {
          tabs[tab].dispatch(itemAdded(product(id)));
          await tabs[tab].settle();
        }
        const total =
          (stored() as CartItem[] | null)?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
        expect(total).toBe(acts.length);
        await Promise.all([tabs.a.close(), tabs.b.close()]);
      }),
      { numRuns: 40 },
    );
  });
});
