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

it('reports the end of a phase, but not after unmounting', async () => {
  const { result, unmount, handleSettled } = await renderCycle();
  const submit = () =>
    actAndFlush(() => void result.current.submit(() => Promise.resolve('success')));
  await submit();
  await actAndFlush(() => vi.advanceTimersByTimeAsync(5000));
  expect(result.current.phase).toBe('idle');
  expect(handleSettled).toHaveBeenCalledExactlyOnceWith('success');
  await submit();
  await unmount();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(handleSettled).toHaveBeenCalledOnce();
});
