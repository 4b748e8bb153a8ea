import { withTimeout } from '../timeouts';
import type { EmailSettings } from './emailSettings';

export type EmailParams = Record<string, string>;

/**
 * Response with a 2xx status from the URL of the mail service, which a captive portal may also
 * have sent.
 */
export interface EmailResponse {
  status: number;
  text: string;
}

/**
 * Posts one message. Rejects with the response of the service if it declines, with an Error if
 * the connection fails, and with a text if the settings are invalid.
 */
export type PostEmail = (params: EmailParams) => Promise<EmailResponse>;

/** Equivalent of the SDK's rejection value, but an Error. */
class RejectedResponseError extends Error implements EmailResponse {
  readonly status: number;
  readonly text: string;
  constructor({ status, text }: EmailResponse) {
    super(text);
    this.status = status;
    this.text = text;
  }
}

/** Posts the same request without the SDK, which cannot be loaded if storage is denied. */
function plainPost(settings: EmailSettings): PostEmail {
  return async (params) => {
    const response = await fetch(`${settings.origin}/api/v1.0/email/send`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'Content-type': 'application/json' },
      body: JSON.stringify({
        user_id: settings.publicKey,
        service_id: settings.serviceId,
        template_id: settings.templateId,
        template_params: params,
      }),
    });
    const result = { status: response.status, text: await response.text() };
    if (!response.ok) throw new RejectedResponseError(result);
    return result;
  };
}

/** Time in ms that the SDK may take to load. */
const SDK_LIMIT_MS = 3000;

/**
 * Loads EmailJS's SDK and configures it. If its chunk does not arrive within 3 s, cannot be loaded
 * or throws while loading (it reads localStorage, which may be denied), the request is posted
 * without it. Never throws.
 */
export async function openTransport(settings: EmailSettings): Promise<PostEmail> {
  const { publicKey, origin, serviceId, templateId } = settings;
  try {
    const loading = import('@emailjs/browser');
    const { init, send } = await withTimeout(loading, SDK_LIMIT_MS);
    return (params) => {
      // Only `init` accepts an origin; `send` ignores its own option.
      init({ publicKey, origin });
      return send(serviceId, templateId, params, { publicKey });
    };
  } catch {
    return plainPost(settings);
  }
}
