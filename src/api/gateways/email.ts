import { oneLine } from '@/domain/booking/bookingMessage';
import { SHORT_TEXT_MAX } from '@/domain/text/cutText';
import { delay, withTimeout } from '../timeouts';
import { emailSettings, type EmailSettings } from './emailSettings';
import {
  openTransport,
  type EmailResponse,
  type EmailParams,
  type PostEmail,
} from './emailTransport';
import { SEND_DONE, SendError, type SendFailure } from './sendError';
import { recordSend, msUntilNextSend } from './sendLimit';

/** Limit in ms of a whole send, with what prepares the message. */
const SEND_LIMIT_MS = 15_000;

interface SendOptions {
  /** Form that sends the message. */
  kind: 'contact' | 'booking';
  /** Value of the honeypot. If it is not empty, nothing is sent. */
  honeypot?: string;
  /** Time in ms that preparing the message has taken, which is part of the limit of the send. */
  spentMs?: number;
}

/** A message that was sent. */
interface SentEmail {
  message: string;
  /** Reference from the payload, if any. */
  reference?: string;
}

/** Statuses of a temporarily unavailable service, after which one retry is made. */
const BUSY: readonly number[] = [429, 503];
const RETRY_AFTER_MS = 2000;

function statusOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'status' in error
    ? Number(error.status)
    : 0;
}

function messageOf(error: unknown): string {
  const { message, text } = Object(error) as { message?: unknown; text?: unknown };
  const reason = [error, message, text].find((value) => typeof value === 'string');
  return oneLine(reason ?? '', SHORT_TEXT_MAX);
}

const sendErrorOf = (kind: SendFailure, cause: unknown) =>
  new SendError(kind, messageOf(cause) || undefined, { cause });

function asSendError(error: unknown): SendError {
  return error instanceof SendError ? error : sendErrorOf('failed', error);
}

/**
 * Returns whether the service accepted the message. A captive portal or proxy can respond with
 * any other success.
 */
function isAccepted({ status, text }: EmailResponse): boolean {
  return status === 200 && text === 'OK';
}

/**
 * Returns whether the message was certainly not sent: the service declined it, or the SDK threw a text because of the
 * settings.
 */
function isDeclined(error: unknown): boolean {
  const status = statusOf(error);
  return typeof error === 'string' || BUSY.includes(status) || (status >= 400 && status < 500);
}

/**
 * Posts the message once.
 * @throws SendError `unconfirmed` without the answer of the service: the connection can be lost after the message has
 * arrived, and a server or proxy on the way can respond instead. Throws the response if the service declined.
 */
async function postOnce(post: PostEmail, params: EmailParams): Promise<void> {
  let response: EmailResponse;
  try {
    response = await post(params);
  } catch (error) {
    if (isDeclined(error)) throw error;
    throw sendErrorOf('unconfirmed', error);
  }
  if (!isAccepted(response)) throw new SendError('unconfirmed');
}

async function deliver(
  settings: EmailSettings,
  params: EmailParams,
  limitMs: number,
): Promise<void> {
  let isOver = false;
  let isPosted = false;
  const run = async () => {
    const transport = await openTransport(settings);
    const post = () => {
      if (isOver) throw new SendError('failed');
      isPosted = true;
      return postOnce(transport, params);
    };
    try {
      await post();
    } catch (error) {
      if (!BUSY.includes(statusOf(error))) throw error;
      isPosted = false;
      await delay(RETRY_AFTER_MS);
      await post();
    }
  };
  const late = () => new SendError(isPosted ? 'unconfirmed' : 'failed');
  try {
    await withTimeout(run(), limitMs, late);
  } finally {
    isOver = true;
  }
}

/**
 * Reads each variable by name: the whole `import.meta.env` would add every setting to the
 * chunk.
 */
function settingsOfBuild(): EmailSettings | null {
  const env = {
    VITE_EMAILJS_SERVICE_ID: import.meta.env.VITE_EMAILJS_SERVICE_ID as unknown,
    VITE_EMAILJS_TEMPLATE_ID: import.meta.env.VITE_EMAILJS_TEMPLATE_ID as unknown,
    VITE_EMAILJS_PUBLIC_KEY: import.meta.env.VITE_EMAILJS_PUBLIC_KEY as unknown,
    VITE_EMAILJS_ORIGIN: import.meta.env.VITE_EMAILJS_ORIGIN as unknown,
    VITE_PUBLISH_TARGET: import.meta.env.VITE_PUBLISH_TARGET as unknown,
    DEV: import.meta.env.DEV,
  };
  return emailSettings(env, window.location.origin);
}

async function sendNow(payload: EmailParams, spentMs: number): Promise<void> {
  const waitMs = msUntilNextSend(Date.now());
  if (waitMs > 0) throw new SendError('limited', undefined, { waitMs });
  const settings = settingsOfBuild();
  // Without a connection nothing is posted, so that the message is certainly not sent twice.
  if (!settings || !navigator.onLine) throw new SendError('failed');
  await deliver(settings, payload, SEND_LIMIT_MS - spentMs);
  recordSend(Date.now());
}

/**
 * Pending messages by kind and reference, or by content without one. A duplicate shares the promise
 * of the first one.
 */
const pendingSends = new Map<string, Promise<void>>();

/**
 * Sends the fields of a form by e-mail. Retries once, 2 s after status 429 or 503. The whole send
 * ends after 15 s. At most 5 messages are sent in 10 minutes.
 * @throws SendError `failed` (nothing was posted, or the service declined), `unconfirmed` (the
 * service did not answer: it may have arrived), `limited` or `held`
 */
export async function sendEmail(
  payload: EmailParams,
  { kind, honeypot = '', spentMs = 0 }: SendOptions,
): Promise<SentEmail> {
  const { reference } = payload;
  const sent = { message: SEND_DONE, ...(reference && { reference }) };
  // An error rather than a silent success, because autofill can fill the honeypot for a real
  // visitor.
  if (honeypot.trim() !== '') throw new SendError('held');
  const key = JSON.stringify([kind, reference ?? payload]);
  const sending =
    pendingSends.get(key) ?? sendNow(payload, spentMs).finally(() => pendingSends.delete(key));
  pendingSends.set(key, sending);
  try {
    await sending;
    return sent;
  } catch (error) {
    throw asSendError(error);
  }
}
