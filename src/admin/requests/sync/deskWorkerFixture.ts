import { vi } from 'vitest';
import { DeskError } from '../copies/deskError';
import type { DeskAnswer, DeskCall } from './deskWorker';

/**
 * Replaces the worker of the desk, which is started once in a test file.
 * @param answer called with the name of the function and its arguments; what it throws is the failure of the call
 */
export function stubDeskWorker(
  answer: (name: string, ...args: unknown[]) => Promise<unknown>,
): void {
  class StubWorker extends EventTarget {
    async postMessage({ id, name, args }: DeskCall): Promise<void> {
      let data: DeskAnswer;
      try {
        data = { id, result: await answer(name, ...args) };
      } catch (error) {
        data = { id, failure: error instanceof DeskError ? error.failure : 'unreachable' };
      }
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  vi.stubGlobal('Worker', StubWorker);
}
