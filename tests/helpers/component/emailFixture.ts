import { http } from 'msw';
import { beforeEach, vi, type Mock } from 'vitest';
import { emailHandler, SEND_URL } from '../../../src/mocks/handlers/emailHandler';
import { memoryStorage } from '../storage/memoryStorage';
import { stubNetwork } from './stubNetwork';

/** Waits for imports and responses, which do not depend on the replaced timers. */
async function settle(): Promise<void> {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
}

/** Advances the replaced timers, before and after which pending imports and responses arrive. */
export async function pass(ms: number): Promise<void> {
  await settle();
  await vi.advanceTimersByTimeAsync(ms);
  await settle();
}

export const payload = { name: 'Ada', email: 'ada@example.com', subject: 'Hi', message: 'Hello' };

/**
 * Sets up the page and the build settings of an e-mail gateway for each test.
 * @param sdk mock of the SDK, which `vi.mock` of the test file provides
 * @returns a function that imports a new gateway without counted or pending messages
 */
export function setUpGateway(sdk: { init: Mock; send: Mock }) {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    sdk.init.mockReset();
    sdk.send.mockReset().mockResolvedValue({ status: 200, text: 'OK' });
    vi.stubGlobal('window', {
      location: { origin: 'https://site.example' },
      sessionStorage: memoryStorage(),
    });
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubEnv('VITE_PUBLISH_TARGET', '');
    vi.stubEnv('VITE_EMAILJS_SERVICE_ID', 'service_1');
    vi.stubEnv('VITE_EMAILJS_TEMPLATE_ID', 'template_1');
    vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', 'key_1');
  });

  return async () => {
    vi.resetModules();
    const { sendEmail } = await import('../../../src/api/gateways/email');
    return (fields: Record<string, string> = payload, honeypot = '') =>
      sendEmail(fields, { kind: 'contact', honeypot });
  };
}

/** Answers requests to the e-mail service, which accepts every message until `respondWith` is called. */
export function stubEmailService() {
  const messages: unknown[] = [];
  const { use, requests } = stubNetwork(emailHandler((message) => messages.push(message)));
  return {
    requests,
    messages,
    respondWith: (reply: () => Response) => use(http.post(SEND_URL, reply)),
  };
}
