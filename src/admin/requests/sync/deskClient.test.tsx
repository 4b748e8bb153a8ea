import { expect, it, vi } from 'vitest';
import { failureOf } from '../copies/deskFixture';

/** Replaces workers with ones that never answer, and returns those that were started by a client of its own. */
async function silentWorkers() {
  vi.resetModules();
  const { callDesk } = await import('./deskClient');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const started: EventTarget[] = [];
  const terminate = vi.fn();
  class SilentWorker extends EventTarget {
    terminate = terminate;
    postMessage = vi.fn();
    constructor() {
      super();
      started.push(this);
    }
  }
  vi.stubGlobal('Worker', SilentWorker);
  return { callDesk, started, terminate };
}

it('A worker whose script never arrives fails its calls after 20 s, and the next call starts another', async () => {
  const { callDesk, started, terminate } = await silentWorkers();
  for (const count of [1, 2]) {
    const failure = failureOf(callDesk('status'));
    await expect.poll(() => started).toHaveLength(count);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await failure).toBe('unreachable');
    expect(terminate).toHaveBeenCalledTimes(count);
  }
});

it('A worker that has failed does not end the calls of the next one later', async () => {
  const { callDesk, started, terminate } = await silentWorkers();
  const first = failureOf(callDesk('status'));
  await expect.poll(() => started).toHaveLength(1);
  started[0]?.dispatchEvent(new Event('error'));
  expect(await first).toBe('unreachable');
  await vi.advanceTimersByTimeAsync(5000);
  const second = failureOf(callDesk('status'));
  await expect.poll(() => started).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(terminate).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await second).toBe('unreachable');
});
