import { sendEmail } from '@/api/gateways/email';
import { SendError } from '@/api/gateways/sendError';
import { readWaiting, removeWaiting, storeWaiting } from '@/api/storage/waitingRequests';
import { isReachable } from '@/api/whenReachable';
import { stateAfterFailure, type WaitingRequest } from '@/domain/booking/waitingRequest';
import type { SendMessage } from '@/ui/form/senderContext';
import { saveLastRequest } from '../lastRequest';
import { sendRequest } from '../send/sendRequest';
import { refreshWaiting, WAITING } from './waitingList';

/** Time in ms after which a request is tried again that too many others went before. */
const LIMITED_WAIT_MS = 60_000;

interface SendOptions {
  /** Reference of the only request to send, on the visitor's demand, whatever its state. */
  only?: string;
  send?: SendMessage;
}

/** Shows a toast on whatever page the visitor is. */
function showSent(reference: string): void {
  const detail = { message: `Your request ${reference} was sent.`, type: 'success' };
  window.dispatchEvent(new CustomEvent('show-toast', { detail }));
}

/**
 * Posts one request. It is marked before, so that it is never posted again by itself if this tab is closed meanwhile.
 * @returns whether it was sent
 */
async function post(request: WaitingRequest, send: SendMessage): Promise<boolean> {
  const { state: before, at, ...asked } = request;
  await storeWaiting({ ...request, state: 'posted' });
  await refreshWaiting();
  try {
    await sendRequest(send, { ...asked, isUnconfirmed: before === 'posted' }, { at, honeypot: '' });
  } catch (error) {
    const kind = error instanceof SendError ? error.kind : 'failed';
    // Without a connection nothing was posted.
    const isLost = kind === 'failed' && !navigator.onLine;
    const failure =
      kind === 'unconfirmed' ? kind : kind === 'limited' || isLost ? 'later' : 'failed';
    await storeWaiting({ ...request, state: stateAfterFailure(failure, before) });
    return false;
  }
  saveLastRequest(request.items);
  await removeWaiting(request.reference);
  return true;
}

/**
 * Sends the requests that wait for a connection, if the website can be reached. One tab sends at a time. Requests that
 * may have arrived, and those that were declined, are sent on demand only.
 * @returns the time in ms after which to try again, undefined if nothing waits
 */
export async function sendWaiting(options: SendOptions = {}): Promise<number | undefined> {
  const { only, send = sendEmail } = options;
  const isDue = ({ reference, state }: WaitingRequest) =>
    only === undefined ? state === 'waiting' : reference === only;
  const left = async () => (await readWaiting(Date.now())).requests.filter(isDue);
  if ((await left()).length === 0 || !(await isReachable())) return undefined;
  await navigator.locks.request(WAITING, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    for (const request of await left()) if (await post(request, send)) showSent(request.reference);
  });
  await refreshWaiting();
  return only === undefined && (await left()).length > 0 ? LIMITED_WAIT_MS : undefined;
}
