import { expect, it, vi } from 'vitest';
import { failureOf } from '../copies/deskFixture';
import { callDesk } from './deskClient';

it('A worker whose script never arrives fails its calls after 20 s, and the next call starts another', async () => {
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
  for (const count of [1, 2]) {
    const failure = failureOf(callDesk('status'));
    await expect.poll(() => started).toHaveLength(count);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await failure).toBe('unreachable');
    expect(terminate).toHaveBeenCalledTimes(count);
  }
});
