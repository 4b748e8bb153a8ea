import { Suspense, use, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import {
  TestProviders,
  actAndFlush,
  advanceTimers,
  freezeTimers,
} from '../../../../tests/helpers/component/TestProviders';
import { type StoreView, useStoreView } from './storeView';

const DEBOUNCE_MS = 250;

/** A navigation to a URL that contains this text never finishes rendering. */
const HELD = 'held';
const never = new Promise<never>(() => undefined);
let held: string | undefined;
let gate: Promise<void>;

/** Rendering the URL with this query takes until the returned function is called, as on a slow phone. */
function hold(search: string): () => Promise<void> {
  let open = () => {};
  held = search;
  gate = new Promise((resolve) => (open = resolve));
  return () =>
    actAndFlush(() => {
      held = undefined;
      open();
    });
}

function useProbe() {
  const { pathname, search } = useLocation();
  if (search.includes(HELD)) use(never);
  if (search === held) use(gate);
  return { store: useStoreView(), address: pathname + search, navigate: useNavigate() };
}

async function openStore(path = '/store') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestProviders path={path}>
      <Suspense>{children}</Suspense>
    </TestProviders>
  );
  const { result, unmount } = await renderHook(useProbe, { wrapper });
  const now = () => result.current;
  return {
    now,
    unmount,
    address: () => now().address,
    view: () => now().store.view,
    isAhead: () => now().store.isAhead,
    change: (change: Partial<StoreView>) => actAndFlush(() => now().store.change(change)),
    type: (text: string) => actAndFlush(() => now().store.type(text)),
    settleTyping: () => actAndFlush(() => now().store.settle()),
    /** Back or Forward, of which a browser informs the page before the router. */
    go: (by: number) =>
      actAndFlush(() => {
        window.dispatchEvent(new PopStateEvent('popstate'));
        void now().navigate(by);
      }),
    follow: (to: string) => actAndFlush(() => now().navigate(to)),
  };
}

beforeEach(freezeTimers);

describe('view of the store', () => {
  it('adds a history entry for each change, and none for an equal view', async () => {
    const { address, change, go } = await openStore('/store');
    await change({ category: 'lenses' });
    await change({ category: 'lenses' });
    await change({ sort: 'name-asc' });
    await go(-1);
    expect(address()).toBe('/store?category=lenses');
    await go(-1);
    expect(address()).toBe('/store');
  });

  it('is that of the URL when Back is pressed before a change has been rendered', async () => {
    const { now, address, view, isAhead, change } = await openStore('/store?q=zoom');
    await actAndFlush(() => {
      now().store.change({ category: 'lenses' });
      void now().navigate(-1);
    });
    expect(address()).toBe('/store?q=zoom');
    expect(view()).toMatchObject({ search: 'zoom', category: '' });
    expect(isAhead()).toBe(false);
    await change({ sort: 'name-asc' });
    expect(address()).toBe('/store?q=zoom&sort=name-asc');
  });

  it('shows a change while its navigation is being rendered, and Back discards it', async () => {
    const { address, view, isAhead, change, go } = await openStore('/store');
    await change({ category: 'lenses' });
    await change({ search: HELD });
    expect(address()).toBe('/store?category=lenses');
    expect(view()).toMatchObject({ search: HELD, category: 'lenses' });
    expect(isAhead()).toBe(true);
    await go(-1);
    expect(address()).toBe('/store?category=lenses');
    expect(view()).toMatchObject({ search: '', category: 'lenses' });
    expect(isAhead()).toBe(false);
  });

  it('applies two changes in the same event', async () => {
    const { now, address } = await openStore('/store');
    await actAndFlush(() => {
      now().store.change({ category: 'lenses' });
      now().store.change({ sort: 'name-asc' });
    });
    expect(address()).toBe('/store?category=lenses&sort=name-asc');
  });
});

describe('search text', () => {
  it('is shown immediately and written to the URL after the debounce, without a history entry', async () => {
    const { address, view, isAhead, type, change, go } = await openStore('/store?page=2');
    await change({ category: 'lenses' });
    for (const text of ['z', 'zo', 'zoo']) {
      await type(text);
      expect(view().search).toBe(text);
      await advanceTimers(DEBOUNCE_MS - 1);
    }
    expect(address()).toBe('/store?category=lenses');
    expect(isAhead()).toBe(true);
    await advanceTimers(1);
    expect(address()).toBe('/store?category=lenses&q=zoo');
    expect(isAhead()).toBe(false);
    await go(-1);
    expect(address()).toBe('/store?page=2');
  });

  it('is written to the URL immediately when it settles', async () => {
    const { address, type, settleTyping, go } = await openStore('/store');
    await type('zoom');
    await settleTyping();
    expect(address()).toBe('/store?q=zoom');
    // Neither the debounce nor another settling writes it again.
    await settleTyping();
    await go(-1);
    await advanceTimers(10 * DEBOUNCE_MS);
    expect(address()).toBe('/store?q=zoom');
  });

  it('is included in a change made before the debounce', async () => {
    const { address, view, type, change, go } = await openStore('/store');
    await type('zoom');
    await change({ category: 'lenses' });
    expect(view()).toMatchObject({ search: 'zoom', category: 'lenses' });
    expect(address()).toBe('/store?category=lenses&q=zoom');
    await advanceTimers(10 * DEBOUNCE_MS);
    expect(address()).toBe('/store?category=lenses&q=zoom');
    await go(-1);
    expect(address()).toBe('/store');
  });

  it('is not lost when the URL changes later', async () => {
    const { now, address, view, type } = await openStore('/store');
    await actAndFlush(() => {
      now().store.change({ category: 'lenses' });
      now().store.type('zo');
    });
    expect(view()).toMatchObject({ search: 'zo', category: 'lenses' });
    expect(address()).toBe('/store?category=lenses');
    await type('zoom');
    await advanceTimers(DEBOUNCE_MS);
    expect(address()).toBe('/store?category=lenses&q=zoom');
  });

  it.each([
    ['Back', -1],
    ['a link to the store', '/store'],
  ])('is discarded by %s and does not reappear', async (_what, to) => {
    const { address, view, isAhead, change, type, go, follow } = await openStore('/store');
    await change({ category: 'lenses' });
    await type('zoom');
    await (typeof to === 'number' ? go(to) : follow(to));
    expect(view()).toMatchObject({ search: '', category: '' });
    expect(isAhead()).toBe(false);
    await advanceTimers(10 * DEBOUNCE_MS);
    expect(address()).toBe('/store');
  });

  it('is discarded by Back before Back has been rendered', async () => {
    const { now, address, view, isAhead, change, type, go } = await openStore('/store');
    await change({ category: 'lenses' });
    await type('zoom');
    const release = hold('');
    await go(-1);
    await advanceTimers(10 * DEBOUNCE_MS);
    await actAndFlush(() => now().store.settle());
    await release();
    expect(address()).toBe('/store');
    expect(view()).toMatchObject({ search: '', category: '' });
    expect(isAhead()).toBe(false);
    await go(1);
    expect(address()).toBe('/store?category=lenses');
  });

  it('is not written after the store is unmounted', async () => {
    const { type, unmount } = await openStore('/store');
    const start = vi.spyOn(window, 'setTimeout');
    const stop = vi.spyOn(window, 'clearTimeout');
    await type('zoom');
    const timer = start.mock.calls.findIndex(([, ms]) => ms === DEBOUNCE_MS);
    expect(timer).not.toBe(-1);
    await unmount();
    expect(stop).toHaveBeenCalledWith(start.mock.results[timer]?.value);
  });
});
