import { onTestFinished, vi } from 'vitest';
import { changeRow, readRows } from '../../../src/api/outbox/outboxTable';
import { outboxView } from '../../../src/api/outbox/outboxView';
import { actAndFlush } from './TestProviders';

// Tests replace it.
const setRealTimeout = globalThis.setTimeout.bind(globalThis);

/** Waits for the database and compression, which do not depend on the replaced timers. The limit is that of the test. */
async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await actAndFlush(() => new Promise((resolve) => setRealTimeout(resolve, 5)));
}

let waitUntilSent: () => Promise<void>;

/** Submits a form. If it is valid, waits until the message is passed to the e-mail service. */
export async function submitForm(form: HTMLFormElement): Promise<void> {
  await actAndFlush(() => form.requestSubmit());
  if (document.body.textContent.includes('Sending...')) await waitUntilSent();
}

export async function emptyOutbox(): Promise<void> {
  for (const { reference } of await readRows()) await changeRow(reference, () => null);
  outboxView.update({ rows: [], onlyHere: [], sending: [], discarded: undefined });
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
  let answered = 0;
  const answer = async (give: () => Response | Promise<never>) => {
    await until(() => answers.length > answered);
    answered = answers.length;
    answers.at(-1)?.(give());
    await until(isOver);
  };
  // A message that is being sent would be shown by the form of the next test.
  onTestFinished(async () => {
    vi.useRealTimers();
    answers.forEach((give) => give(new Response('OK')));
    await until(isOver);
    await emptyOutbox();
  });
  /** Waits until a message that is being prepared was posted, or its attempt has ended. */
  const sent = async () => {
    const before = posts.length;
    const isSending = () => document.body.textContent.includes('Sending...');
    await until(() => posts.length > before || !isSending());
  };
  waitUntilSent = sent;
  return {
    network,
    posts,
    sent,
    succeed: () => answer(() => new Response('OK')),
    fail: () => answer(() => new Response('No', { status: 403 })),
    lose: () => answer(() => Promise.reject(new TypeError('Failed to fetch'))),
  };
}
