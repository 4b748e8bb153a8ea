/** Endpoint and keys of the e-mail service. */
export interface EmailSettings {
  serviceId: string;
  templateId: string;
  publicKey: string;
  /** Origin of the service without a trailing slash. */
  origin: string;
}

const SERVICE_ORIGIN = 'https://api.emailjs.com';

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/**
 * Returns the settings of the e-mail service from the variables of the build. Without its keys,
 * returns the outbox of the local server if there is one, otherwise null.
 * @param env `import.meta.env`
 * @param pageOrigin origin of the page, whose server has the outbox
 */
export function emailSettings(
  env: Readonly<Record<string, unknown>>,
  pageOrigin: string,
): EmailSettings | null {
  const serviceId = textOf(env['VITE_EMAILJS_SERVICE_ID']);
  const templateId = textOf(env['VITE_EMAILJS_TEMPLATE_ID']);
  const publicKey = textOf(env['VITE_EMAILJS_PUBLIC_KEY']);
  if (serviceId && templateId && publicKey) {
    const origin = textOf(env['VITE_EMAILJS_ORIGIN']).replace(/\/+$/, '') || SERVICE_ORIGIN;
    return { serviceId, templateId, publicKey, origin };
  }
  const hasOutbox = env['VITE_PUBLISH_TARGET'] === 'local' || env['DEV'] === true;
  if (!hasOutbox) return null;
  return { serviceId: 'local', templateId: 'local', publicKey: 'local', origin: pageOrigin };
}
