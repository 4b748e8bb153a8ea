import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useLoaded } from './lazyModule';

test('the value of an earlier function is ignored, even if it arrives last', async () => {
  let answer: (value: string) => void = () => undefined;
  const first = new Promise<string>((resolve) => (answer = resolve));
  const loadFirst = () => first;
  const loadSecond = vi.fn(() => Promise.resolve('second'));
  const { result, rerender } = await renderHook((load?: () => Promise<string>) =>
    useLoaded(load ?? loadFirst),
  );
  expect(result.current.value).toBeUndefined();
  await rerender(loadSecond);
  await expect.poll(() => result.current.value).toBe('second');
  answer('first');
  await first;
  await rerender(loadSecond);
  expect(result.current.value).toBe('second');
  expect(loadSecond).toHaveBeenCalledOnce();
});

test('a failure is reported until it is loaded again', async () => {
  const load = vi.fn(() => Promise.reject<string>(new Error('offline')));
  const { result } = await renderHook(() => useLoaded(load));
  await expect.poll(() => result.current.hasFailed).toBe(true);
  load.mockResolvedValue('loaded');
  result.current.retry();
  await expect.poll(() => result.current.value).toBe('loaded');
  expect(result.current.hasFailed).toBe(false);
});

test('a known value is not loaded', async () => {
  const load = vi.fn(() => Promise.resolve('loaded'));
  const { result } = await renderHook(() => useLoaded(load, 'known'));
  expect(result.current).toMatchObject({ value: 'known', hasFailed: false });
  expect(load).not.toHaveBeenCalled();
});
