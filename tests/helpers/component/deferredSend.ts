import { vi } from 'vitest';
import type { sendEmail } from '../../../src/api/gateways/email';
import { actAndFlush } from './TestProviders';

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
  const last = () => {
    const answer = answers.at(-1);
    if (!answer) throw new Error('Nothing was sent');
    return answer;
  };
  return {
    send,
    succeed: () => actAndFlush(() => last().succeed()),
    fail: (error: Error = new Error('refused')) => actAndFlush(() => last().fail(error)),
  };
}
