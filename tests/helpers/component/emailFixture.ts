import { http } from 'msw';
import { beforeEach, vi, type Mock } from 'vitest';
import type { Clock } from '../../../src/api/clock';
import { emailHandler, SEND_URL } from '../../../src/mocks/handlers/emailHandler';
import { memoryStorage } from '../storage/memoryStorage';
import { stubNetwork } from './stubNetwork';

/** Clock that only `pass` advances. */
function fakeClock(): Clock & { pass: (ms: number) => Promise<void> } {
  let now = 1_000_000_000_000;
  const waiting = new Set<{ at: number; run: () => void }>();
  const settle = async () => {
    for (let i = 0; i < 20; i += 1) await Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      waiting.add(timer);
      return () => waiting.delete(timer);
    },
    async pass(ms) {
      await settle();
      now += ms;
      for (const timer of waiting) if (timer.at <= now && waiting.delete(timer)) timer.run();
      await settle();
    },
  };
}

export const payload = { name: 'Ada', email: 'ada@example.com', subject: 'Hi', message: 'Hello' };

/**
 * Sets up the page and the build settings of an e-mail gateway for each test.
 * @param sdk mock of the SDK, which `vi.mock` of the test file provides
 * @returns a function that imports a new gateway without counted or pending messages
 */
export function setUpGateway(sdk: { init: Mock; send: Mock }) {
  beforeEach(() => {
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

  return async (clockOf = (clock: Clock): Clock => clock) => {
    vi.resetModules();
    const { sendEmail } = await import('../../../src/api/gateways/email');
    const clock = fakeClock();
    return {
      clock,
      send: (fields: Record<string, string> = payload, honeypot = '') =>
        sendEmail(fields, { kind: 'contact', honeypot, clock: clockOf(clock) }),
    };
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
