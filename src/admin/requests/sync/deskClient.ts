import { trustedWorker } from '@/api/workers/trustedWorker';
import { withLimit } from '@/ui/lazy/importWithRetry';
import type { Desk } from '../copies/desk';
import { DeskError } from '../copies/deskError';
import { updateCopyState } from './copyState';
import type { DeskAnswer, DeskCall } from './deskWorker';

type Result<N extends keyof Desk> = Awaited<ReturnType<Desk[N]>>;

const waiting = new Map<number, (answer: DeskAnswer) => void>();
let worker: Worker | undefined;
let count = 0;

/** Starts the worker of the desk, which no other part of the site loads. */
function open(workerUrl: string): Worker {
  const opened = new Worker(trustedWorker(workerUrl), { type: 'module' });
  opened.addEventListener('message', ({ data }: MessageEvent<DeskAnswer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  // Its script could not be loaded, for example without a connection. The next call tries again.
  const fail = () => {
    if (worker !== opened) return;
    opened.terminate();
    worker = undefined;
    for (const [id, answer] of waiting) answer({ id, failure: 'unreachable' });
    waiting.clear();
  };
  opened.addEventListener('error', fail);
  const hasStarted = new Promise((resolve) => {
    opened.addEventListener('message', resolve, { once: true });
  });
  withLimit(hasStarted).catch(fail);
  return opened;
}

/** Calls a function of the desk in its worker. @throws DeskError */
export async function callDesk<N extends keyof Desk>(
  name: N,
  ...args: Parameters<Desk[N]>
): Promise<Result<N>> {
  const { default: url } = await withLimit(import('./deskWorker?worker&url'));
  const opened = (worker ??= open(url));
  const id = (count += 1);
  const answer = await new Promise<DeskAnswer>((resolve) => {
    waiting.set(id, resolve);
    opened.postMessage({ id, name, args } satisfies DeskCall, { transfer: [] });
  });
  if ('failure' in answer) {
    if (answer.until !== undefined) updateCopyState({ limitedUntil: answer.until });
    throw new DeskError(answer.failure);
  }
  return answer.result as Result<N>;
}
