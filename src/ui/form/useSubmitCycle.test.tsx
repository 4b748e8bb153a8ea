import { beforeEach, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { actAndFlush } from '../../../tests/helpers/component/TestProviders';
import { useSubmitCycle } from './useSubmitCycle';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
/** Renders the hook. The forms that use it are tested with their phases and timers. */
async function renderCycle() {
  const handleSettled = vi.fn();
  const { result, unmount } = await renderHook(() =>
    useSubmitCycle({ success: 5000, error: 3000 }, handleSettled),
  );
  return { result, unmount, handleSettled };
}

it('resolves to whether the work succeeded, and to false while other work is running', async () => {
  const { result } = await renderCycle();
  const outcomes: boolean[] = [];
  await actAndFlush(async () => {
    const first = result.current.submit(() => Promise.resolve());
    outcomes.push(await result.current.submit(() => Promise.resolve()), await first);
    outcomes.push(await result.current.submit(() => Promise.reject(new Error('no'))));
  });
  expect(outcomes).toEqual([false, true, false]);
});

it('treats work that throws synchronously as a failure', async () => {
  const { result } = await renderCycle();
  const work = () => {
    throw new Error('synchronous');
  };
  await actAndFlush(() => void result.current.submit(work));
  expect(result.current.phase).toBe('error');
});

it('reports the end of a phase, but not after unmounting', async () => {
  const { result, unmount, handleSettled } = await renderCycle();
  const submit = () => actAndFlush(() => void result.current.submit(() => Promise.resolve()));
  await submit();
  await actAndFlush(() => vi.advanceTimersByTimeAsync(5000));
  expect(result.current.phase).toBe('idle');
  expect(handleSettled).toHaveBeenCalledExactlyOnceWith('success');
  await submit();
  await unmount();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(handleSettled).toHaveBeenCalledOnce();
});
