import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { actAndFlush } from '../../../tests/helpers/TestProviders';
import { useSubmitCycle, type SubmitPhase } from './useSubmitCycle';

const TIMINGS = { success: 5000, error: 3000 };

/** Work that ends when the test says so. */
function deferred() {
  let succeed = () => {};
  let fail = (_error: Error) => {};
  const promise = new Promise<void>((resolve, reject) => {
    succeed = resolve;
    fail = reject;
  });
  return { promise, succeed, fail };
}

async function cycle() {
  const settled: SubmitPhase[] = [];
  const { result, unmount } = await renderHook(() =>
    useSubmitCycle(TIMINGS, (from) => settled.push(from)),
  );
  const phase = () => result.current.phase;
  const submit = (work: () => Promise<void>) => actAndFlush(() => void result.current.submit(work));
  const pass = (ms: number) => actAndFlush(() => vi.advanceTimersByTimeAsync(ms));
  return { result, unmount, settled, phase, submit, pass };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the cycle of a form', () => {
  it('begins idle', async () => {
    const { phase } = await cycle();
    expect(phase()).toBe('idle');
  });

  it('goes from submitting to success, and back to idle after its time', async () => {
    const { phase, submit, pass, settled } = await cycle();
    const work = deferred();
    await submit(() => work.promise);
    expect(phase()).toBe('submitting');
    await pass(60_000);
    expect(phase()).toBe('submitting');
    await actAndFlush(work.succeed);
    await pass(4999);
    expect(phase()).toBe('success');
    expect(settled).toEqual([]);
    await pass(1);
    expect(phase()).toBe('idle');
    expect(settled).toEqual(['success']);
  });

  it('goes from submitting to error, and back to idle after its time', async () => {
    const { phase, submit, pass, settled } = await cycle();
    const work = deferred();
    await submit(() => work.promise);
    await actAndFlush(() => work.fail(new Error('refused')));
    await pass(2999);
    expect(phase()).toBe('error');
    await pass(1);
    expect(phase()).toBe('idle');
    expect(settled).toEqual(['error']);
  });

  it('runs work once, however often it is submitted meanwhile', async () => {
    const { result, submit, pass } = await cycle();
    const work = deferred();
    const run = vi.fn(() => work.promise);
    await submit(run);
    await expect(result.current.submit(run)).resolves.toBe(false);
    await submit(run);
    expect(run).toHaveBeenCalledOnce();
    work.succeed();
    await pass(0);
    await submit(run);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('says whether the work succeeded', async () => {
    const { result } = await cycle();
    const outcomes: boolean[] = [];
    await actAndFlush(async () => {
      outcomes.push(await result.current.submit(() => Promise.resolve()));
      outcomes.push(await result.current.submit(() => Promise.reject(new Error('no'))));
    });
    expect(outcomes).toEqual([true, false]);
  });

  it('takes work that throws at once for a failure', async () => {
    const { phase, submit } = await cycle();
    await submit(() => {
      throw new Error('at once');
    });
    expect(phase()).toBe('error');
  });

  it('shows an error without work for its whole time, anew for each one', async () => {
    const { result, phase, pass, settled } = await cycle();
    await actAndFlush(() => result.current.fail());
    await pass(2900);
    await actAndFlush(() => result.current.fail());
    await pass(2900);
    expect(phase()).toBe('error');
    await pass(100);
    expect(phase()).toBe('idle');
    expect(settled).toEqual(['error']);
  });

  it('does not let an earlier error end a submit that follows it', async () => {
    const { result, phase, submit, pass } = await cycle();
    await actAndFlush(() => result.current.fail());
    const work = deferred();
    await submit(() => work.promise);
    await pass(10_000);
    expect(phase()).toBe('submitting');
    work.succeed();
    await pass(0);
    expect(phase()).toBe('success');
  });

  it('goes back to idle at once when it is reset, and tells nobody', async () => {
    const { result, phase, submit, pass, settled } = await cycle();
    await submit(() => Promise.resolve());
    await actAndFlush(() => result.current.reset());
    expect(phase()).toBe('idle');
    await pass(10_000);
    expect(settled).toEqual([]);
  });

  it('tells nobody once the form is gone', async () => {
    const { unmount, submit, settled } = await cycle();
    await submit(() => Promise.resolve());
    await unmount();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(settled).toEqual([]);
  });
});
