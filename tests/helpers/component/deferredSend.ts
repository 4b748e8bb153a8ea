import { onTestFinished, vi } from 'vitest';
import { changeRow, readRows } from '../../../src/api/outbox/outboxTable';
import { outboxView } from '../../../src/api/outbox/outboxView';
import { actAndFlush } from './TestProviders';

/** Resolves in the next task, also while timers are replaced. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/** Waits for the database and compression, which do not depend on the replaced timers. */
async function until(isDone: () => boolean): Promise<void> {
  for (let turn = 0; turn < 2000 && !isDone(); turn++) await actAndFlush(() => nextTask());
}

/** Removes everything from the outbox. */
export async function emptyOutbox(): Promise<void> {
  for (const { reference } of await readRows()) await changeRow(reference, () => null);
  outboxView.update({ rows: [], onlyHere: [], sending: [], kept: undefined, discarded: undefined });
}

/** Replaces the network of the website: its version, and the e-mail service, whose answers the test controls. */
export function deferredSend() {
  const own = window.fetch;
  const answers: ((answer: Response | Promise<never>) => void)[] = [];
  const posts: Record<string, string>[] = [];
  const network = { isThere: true };
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    if (url.includes('/version.json') && network.isThere) return Response.json({ build: 'b' });
    if (url.includes('/version.json')) throw new TypeError('lost');
    if (!url.includes('/email/send')) return own(url, init);
    const body = JSON.parse(init.body) as { template_params: Record<string, string> };
    posts.push(body.template_params);
    return new Promise<Response>((resolve) => answers.push(resolve));
  });
  const isOver = () => outboxView.read().sending.length === 0;
  const answer = (give: () => Response | Promise<never>) =>
    actAndFlush(async () => {
      const last = answers.at(-1);
      if (!last) throw new Error('Nothing was sent');
      last(give());
      await until(isOver);
    });
  // A message that is being sent would be shown by the form of the next test.
  onTestFinished(async () => {
    vi.useRealTimers();
    answers.forEach((give) => give(new Response('OK')));
    await until(isOver);
    await emptyOutbox();
  });
  return {
    network,
    /** The parameters of the messages that were posted. */
    posts,
    /** Waits until a message that is being prepared was posted, or its attempt has ended. */
    async sent() {
      const before = posts.length;
      const isSending = () => document.body.textContent.includes('Sending...');
      await until(() => posts.length > before || !isSending());
    },
    succeed: () => answer(() => new Response('OK')),
    /** The service declines the message. */
    fail: () => answer(() => new Response('No', { status: 403 })),
    /** The connection fails. */
    lose: () => answer(() => Promise.reject(new TypeError('Failed to fetch'))),
  };
}
