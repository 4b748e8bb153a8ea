import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';

/** EmailJS's address for sending, on any origin. */
const SEND = '*/api/v1.0/email/send';

const handlers = [
  http.post(SEND, async ({ request }) => {
    console.info('E-mail (mocked, not sent):', await request.json());
    return new HttpResponse('OK', { status: 200 });
  }),
];

/** Stands in for the services the site calls, under `npm run dev` only. */
export async function startMocks(): Promise<void> {
  await setupWorker(...handlers).start({ onUnhandledRequest: 'bypass', quiet: true });
}
