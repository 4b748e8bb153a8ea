import { oneLine } from '@/domain/booking/bookingMessage';
import { SHORT_TEXT_MAX } from '@/domain/text/cutText';
import { delay, systemClock, withTimeout, type Clock } from './clock';
import { emailSettings, type EmailSettings } from './emailSettings';
import {
  openTransport,
  type EmailResponse,
  type EmailParams,
  type PostEmail,
} from './emailTransport';
import { SEND_DONE, SendError } from './sendError';
import { recordSend, msUntilNextSend } from './sendLimit';

/** A send without a response for this time in ms is unconfirmed. */
const SEND_TIMEOUT_MS = 15_000;

interface SendOptions {
  /** Form that sends the message. */
  kind: 'contact' | 'booking';
  /** Value of the honeypot. If it is not empty, nothing is sent. */
  honeypot?: string;
  clock?: Clock;
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

function asSendError(error: unknown): SendError {
  if (error instanceof SendError) return error;
  return new SendError('failed', messageOf(error) || undefined, { cause: error });
}

/**
 * Returns whether the service accepted the message. A captive portal or proxy can respond with
 * any other success.
 */
function isAccepted({ status, text }: EmailResponse): boolean {
  return status === 200 && text === 'OK';
}

async function postOnce(post: PostEmail, params: EmailParams, clock: Clock) {
  const posting = post(params);
  const late = () => new SendError('unconfirmed');
  if (!isAccepted(await withTimeout(posting, SEND_TIMEOUT_MS, clock, late)))
    throw new SendError('failed');
}

async function deliver(settings: EmailSettings, params: EmailParams, clock: Clock): Promise<void> {
  // If loading the transport times out, nothing has been or will be posted.
  const opening = openTransport(settings);
  const post = await withTimeout(opening, SEND_TIMEOUT_MS, clock, () => new SendError('failed'));
  try {
    await postOnce(post, params, clock);
  } catch (error) {
    if (!BUSY.includes(statusOf(error))) throw error;
    await delay(RETRY_AFTER_MS, clock);
    await postOnce(post, params, clock);
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

async function sendNow(payload: EmailParams, clock: Clock): Promise<void> {
  const waitMs = msUntilNextSend(clock.now());
  if (waitMs > 0) throw new SendError('limited', undefined, { waitMs });
  const settings = settingsOfBuild();
  if (!settings) throw new SendError('failed');
  await deliver(settings, payload, clock);
  recordSend(clock.now());
}

/** Pending messages by kind and content. A duplicate shares the promise of the first one. */
const pendingSends = new Map<string, Promise<void>>();

/**
 * Sends the fields of a form by e-mail. Retries once, 2 s after status 429 or 503. Each attempt
 * times out after 15 s. At most 5 messages are sent in 10 minutes.
 * @throws SendError `failed`, `unconfirmed` (timeout: it may have arrived), `limited` or `held`
 */
export async function sendEmail(
  payload: EmailParams,
  { kind, honeypot = '', clock = systemClock }: SendOptions,
): Promise<SentEmail> {
  const { reference } = payload;
  const sent = { message: SEND_DONE, ...(reference && { reference }) };
  // An error rather than a silent success, because autofill can fill the honeypot for a real
  // visitor.
  if (honeypot.trim() !== '') throw new SendError('held');
  const key = JSON.stringify([kind, payload]);
  const sending =
    pendingSends.get(key) ?? sendNow(payload, clock).finally(() => pendingSends.delete(key));
  pendingSends.set(key, sending);
  try {
    await sending;
    return sent;
  } catch (error) {
    throw asSendError(error);
  }
}
