/** Where an e-mail is posted and as whom. */
export interface EmailSettings {
  serviceId: string;
  templateId: string;
  publicKey: string;
  /** Origin of the service without trailing slash. */
  origin: string;
}

const SERVICE_ORIGIN = 'https://api.emailjs.com';

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/**
 * The settings of the sending service from the build's variables; without its keys the local
 * server's outbox where there is one, else null (decisions.md, E-mail settings).
 * @param env `import.meta.env`
 * @param pageOrigin origin of the page, whose server keeps the outbox
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
