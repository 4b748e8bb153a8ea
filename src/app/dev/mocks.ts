import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';

/** URL of the EmailJS API for sending, on any origin. */
const SEND_URL = '*/api/v1.0/email/send';

const handlers = [
  http.post(SEND_URL, async ({ request }) => {
    console.info('E-mail (mocked, not sent):', await request.json());
    return new HttpResponse('OK', { status: 200 });
  }),
];

/** Mocks the external services of the site. Used only by `npm run dev`. */
export async function startMocks(): Promise<void> {
  await setupWorker(...handlers).start({ onUnhandledRequest: 'bypass', quiet: true });
}
