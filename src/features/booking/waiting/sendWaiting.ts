import { SendError } from '@/api/gateways/sendError';
import {
  claimWaiting,
  readWaiting,
  removeWaiting,
  storeWaiting,
} from '@/api/storage/waitingRequests';
import { isReachable } from '@/api/whenReachable';
import { stateAfterFailure, type WaitingRequest } from '@/domain/booking/waitingRequest';
import type { SendMessage } from '@/ui/form/senderContext';
import { saveLastRequest } from '@/api/storage/lastRequest';
import { sendRequest } from '../send/sendRequest';
import { asOnlySender, refreshWaiting } from './list';

/** Time in ms after which a request is tried again that too many others went before. */
const LIMITED_WAIT_MS = 60_000;

/** What a request waits for: that the website answers, or that a time in ms is over. */
type WaitsFor = 'website' | number | undefined;

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
 * Posts one request. It is marked before, so that it is never posted again by itself if this tab is closed meanwhile, nor
 * by another tab. Nothing is posted if it cannot be marked.
 * @returns whether it was sent
 */
async function post(request: WaitingRequest, send: SendMessage | null): Promise<boolean> {
  const { state: before, at, ...asked } = request;
  if (!(await claimWaiting(request.reference, before))) return false;
  await refreshWaiting();
  try {
    await sendRequest({ ...asked, isUnconfirmed: before === 'posted' }, { send, at, honeypot: '' });
  } catch (error) {
    const kind = error instanceof SendError ? error.kind : 'failed';
    // While the website cannot be reached, a message that certainly did not arrive was not declined by the service.
    const isLost = kind === 'failed' && !(await isReachable());
    const failure =
      kind === 'unconfirmed' ? kind : kind === 'limited' || isLost ? 'later' : 'failed';
    await storeWaiting({ ...request, state: stateAfterFailure(failure, before) });
    return false;
  }
  saveLastRequest(request.items);
  // Storage that refuses does not change that it was sent.
  await removeWaiting(request.reference).catch(() => undefined);
  return true;
}

/**
 * Sends the requests that wait for a connection, if the website can be reached. One tab sends at a time. Requests that
 * may have arrived, and those that were declined, are sent on demand only.
 * @returns what waits then, undefined if nothing does: for the website, or for a time in ms. Never rejects.
 */
export async function sendWaiting(options: SendOptions = {}): Promise<WaitsFor> {
  const { only, send = null } = options;
  const isDue = ({ reference, state }: WaitingRequest) =>
    only === undefined ? state === 'waiting' : reference === only;
  const left = async () => (await readWaiting(Date.now())).requests.filter(isDue);
  if ((await left()).length === 0) return undefined;
  if (!(await isReachable())) return 'website';
  const sendAll = async () => {
    for (const request of await left())
      if (await post(request, send)) showSent(request.reference);
      else if (!(await isReachable())) return;
  };
  // What storage refuses to mark is not posted.
  await asOnlySender(sendAll).catch(() => undefined);
  await refreshWaiting();
  if ((await left()).length === 0) return undefined;
  return (await isReachable()) ? LIMITED_WAIT_MS : 'website';
}
