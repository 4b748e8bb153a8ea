import { http, HttpResponse } from 'msw';

/** URL of the EmailJS API for sending, on any origin. */
export const SEND_URL = '*/api/v1.0/email/send';

/**
 * Responds like EmailJS, which confirms a message with the text OK.
 * @param onMessage called with the body of each request
 */
export const emailHandler = (onMessage: (message: unknown) => void = () => undefined) =>
  http.post(SEND_URL, async ({ request }) => {
    onMessage(await request.json());
    return HttpResponse.text('OK');
  });
