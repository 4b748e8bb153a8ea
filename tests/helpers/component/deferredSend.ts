import { onTestFinished, vi } from 'vitest';
import type { sendEmail } from '../../../src/api/gateways/email';
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

/** Returns a gateway whose responses the test controls. */
export function deferredSend() {
  const answers: { succeed: () => void; fail: (error: Error) => void }[] = [];
  const send = vi.fn<typeof sendEmail>(
    () =>
      new Promise((resolve, reject) => {
        answers.push({
          succeed: () => resolve({ message: 'Email sent successfully!' }),
          fail: reject,
        });
      }),
  );
  // A message that is being sent would be shown by the form of the next test.
  onTestFinished(() => answers.forEach(({ succeed }) => succeed()));
  const last = () => {
    const answer = answers.at(-1);
    if (!answer) throw new Error('Nothing was sent');
    return answer;
  };
  /** Waits until a message that is being prepared was sent. Its link is compressed in the background. */
  const sent = async () => {
    const before = answers.length;
    for (let turn = 0; turn < 2000 && answers.length === before; turn++)
      await actAndFlush(() => nextTask());
  };
  return {
    send,
    sent,
    succeed: () => actAndFlush(() => last().succeed()),
    fail: (error: Error = new Error('refused')) => actAndFlush(() => last().fail(error)),
  };
}
