import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { actAndFlush } from '../../../tests/helpers/component/TestProviders';
import { useSubmitCycle, type SubmitPhase } from './useSubmitCycle';

const TIMINGS = { success: 5000, error: 3000 };

/** A promise that the test settles. */
function deferred() {
  let succeed = () => {};
  let fail = (_error: Error) => {};
  const promise = new Promise<void>((resolve, reject) => {
    succeed = resolve;
    fail = reject;
  });
  return { promise, succeed, fail };
}

async function renderCycle() {
  const settled: SubmitPhase[] = [];
  const { result, unmount } = await renderHook(() =>
    useSubmitCycle(TIMINGS, (from) => settled.push(from)),
  );
  const phase = () => result.current.phase;
  const submit = (work: () => Promise<void>) => actAndFlush(() => void result.current.submit(work));
  const advance = (ms: number) => actAndFlush(() => vi.advanceTimersByTimeAsync(ms));
  return { result, unmount, settled, phase, submit, advance };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('useSubmitCycle', () => {
  it('starts idle', async () => {
    const { phase } = await renderCycle();
    expect(phase()).toBe('idle');
  });

  it('goes from submitting to success, and back to idle after the delay', async () => {
    const { phase, submit, advance, settled } = await renderCycle();
    const work = deferred();
    await submit(() => work.promise);
    expect(phase()).toBe('submitting');
    await advance(60_000);
    expect(phase()).toBe('submitting');
    await actAndFlush(work.succeed);
    await advance(4999);
    expect(phase()).toBe('success');
    expect(settled).toEqual([]);
    await advance(1);
    expect(phase()).toBe('idle');
    expect(settled).toEqual(['success']);
  });

  it('goes from submitting to error, and back to idle after the delay', async () => {
    const { phase, submit, advance, settled } = await renderCycle();
    const work = deferred();
    await submit(() => work.promise);
    await actAndFlush(() => work.fail(new Error('rejected')));
    await advance(2999);
    expect(phase()).toBe('error');
    await advance(1);
    expect(phase()).toBe('idle');
    expect(settled).toEqual(['error']);
  });

  it('ignores further submits while one is running', async () => {
    const { result, submit, advance } = await renderCycle();
    const work = deferred();
    const run = vi.fn(() => work.promise);
    await submit(run);
    await expect(result.current.submit(run)).resolves.toBe(false);
    await submit(run);
    expect(run).toHaveBeenCalledOnce();
    work.succeed();
    await advance(0);
    await submit(run);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('resolves to whether the work succeeded', async () => {
    const { result } = await renderCycle();
    const outcomes: boolean[] = [];
    await actAndFlush(async () => {
      outcomes.push(await result.current.submit(() => Promise.resolve()));
      outcomes.push(await result.current.submit(() => Promise.reject(new Error('no'))));
    });
    expect(outcomes).toEqual([true, false]);
  });

  it('treats work that throws synchronously as a failure', async () => {
    const { phase, submit } = await renderCycle();
    await submit(() => {
      throw new Error('synchronous');
    });
    expect(phase()).toBe('error');
  });

  it('shows a validation error for the whole delay and restarts the delay for another one', async () => {
    const { result, phase, advance, settled } = await renderCycle();
    await actAndFlush(() => result.current.fail());
    await advance(2900);
    await actAndFlush(() => result.current.fail());
    await advance(2900);
    expect(phase()).toBe('error');
    await advance(100);
    expect(phase()).toBe('idle');
    expect(settled).toEqual(['error']);
  });

  it('is not reset by the timer of an earlier error while submitting', async () => {
    const { result, phase, submit, advance } = await renderCycle();
    await actAndFlush(() => result.current.fail());
    const work = deferred();
    await submit(() => work.promise);
    await advance(10_000);
    expect(phase()).toBe('submitting');
    work.succeed();
    await advance(0);
    expect(phase()).toBe('success');
  });

  it('returns to idle on reset without calling onSettled', async () => {
    const { result, phase, submit, advance, settled } = await renderCycle();
    await submit(() => Promise.resolve());
    await actAndFlush(() => result.current.reset());
    expect(phase()).toBe('idle');
    await advance(10_000);
    expect(settled).toEqual([]);
  });

  it('does not call onSettled after unmounting', async () => {
    const { unmount, submit, settled } = await renderCycle();
    await submit(() => Promise.resolve());
    await unmount();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(settled).toEqual([]);
  });
});
