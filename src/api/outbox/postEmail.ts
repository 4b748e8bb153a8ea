import type { PostOutcome } from '@/domain/booking/outboxRow';
import type { EmailParams } from '@/domain/booking/submission';
import { withTimeout } from '../withTimeout';

const ANSWER_LIMIT_MS = 15_000;
const SDK_LIMIT_MS = 3000;
const SERVICE_ORIGIN = 'https://api.emailjs.com';

interface EmailSettings {
  serviceId: string;
  templateId: string;
  publicKey: string;
  origin: string;
}

interface Answer {
  status: number;
  text: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Null without keys and local outbox. Read by name: the whole `import.meta.env` would add every setting here. */
function settingsOfBuild(): EmailSettings | null {
  const serviceId = textOf(import.meta.env.VITE_EMAILJS_SERVICE_ID);
  const templateId = textOf(import.meta.env.VITE_EMAILJS_TEMPLATE_ID);
  const publicKey = textOf(import.meta.env.VITE_EMAILJS_PUBLIC_KEY);
  if (serviceId && templateId && publicKey) {
    const origin = textOf(import.meta.env.VITE_EMAILJS_ORIGIN).replace(/\/+$/, '');
    return { serviceId, templateId, publicKey, origin: origin || SERVICE_ORIGIN };
  }
  if (import.meta.env.VITE_PUBLISH_TARGET !== 'local' && !import.meta.env.DEV) return null;
  const local = { serviceId: 'local', templateId: 'local', publicKey: 'local' };
  return { ...local, origin: window.location.origin };
}

/** Posts the same request without the SDK, which cannot be loaded if storage is denied. */
async function plainPost(settings: EmailSettings, params: EmailParams): Promise<Answer> {
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
  return { status: response.status, text: await response.text() };
}

/** Only the text OK counts as sent: a portal can answer anything. Without an answer the message may have arrived. */
function outcomeOf(answer: unknown): PostOutcome {
  // The SDK throws a text because of the settings.
  if (typeof answer === 'string') return 'failed';
  const { status, text } = Object(answer) as Partial<Answer>;
  if (status === 200 && text === 'OK') return 'sent';
  if (status === 429 || status === 503) return 'busy';
  return status !== undefined && status >= 400 && status < 500 ? 'failed' : 'unconfirmed';
}

/** Posts a message once. Never rejects. */
export type PostEmail = (params: EmailParams) => Promise<PostOutcome>;

/** Without the SDK, which reads localStorage while loading, posts plainly. Without settings: nothing. Never rejects. */
export async function openPost(): Promise<PostEmail> {
  const settings = settingsOfBuild();
  if (!settings) return () => Promise.resolve('failed');
  const { publicKey, origin, serviceId, templateId } = settings;
  const sdk = await withTimeout(import('@emailjs/browser'), SDK_LIMIT_MS).catch(() => undefined);
  const post = (params: EmailParams): Promise<Answer> => {
    if (!sdk) return plainPost(settings, params);
    // Only `init` accepts an origin; `send` ignores its own option.
    sdk.init({ publicKey, origin });
    return sdk.send(serviceId, templateId, { ...params }, { publicKey });
  };
  return (params) => withTimeout(post(params), ANSWER_LIMIT_MS).then(outcomeOf, outcomeOf);
}
