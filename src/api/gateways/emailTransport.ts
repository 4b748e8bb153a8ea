import type { EmailSettings } from './emailSettings';

export type EmailParams = Record<string, string>;

/** What the address of the mail service answered with 2xx, whoever it was. */
export interface EmailAnswer {
  status: number;
  text: string;
}

/**
 * Posts one message. A refusal rejects with the service's answer, a broken connection with an
 * Error, wrong settings with a text.
 */
export type PostEmail = (params: EmailParams) => Promise<EmailAnswer>;

/** What the SDK rejects with too, but as an Error. */
class Refusal extends Error implements EmailAnswer {
  readonly status: number;
  readonly text: string;
  constructor({ status, text }: EmailAnswer) {
    super(text);
    this.status = status;
    this.text = text;
  }
}

/** The same request without the SDK, which cannot be loaded where storage is denied. */
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
    const answer = { status: response.status, text: await response.text() };
    if (!response.ok) throw new Refusal(answer);
    return answer;
  };
}

/**
 * Loads EmailJS's SDK and points it at the service. Where its chunk does not arrive, or throws while
 * loading (it looks at localStorage, which may be denied), the request is posted without it, so
 * that sending works all the same (faults.md). Never throws.
 */
export async function openTransport(settings: EmailSettings): Promise<PostEmail> {
  const { publicKey, origin, serviceId, templateId } = settings;
  try {
    const { init, send } = await import('@emailjs/browser');
    return (params) => {
      // Only init takes an origin; send ignores its own.
      init({ publicKey, origin });
      return send(serviceId, templateId, params, { publicKey });
    };
  } catch {
    return plainPost(settings);
  }
}
