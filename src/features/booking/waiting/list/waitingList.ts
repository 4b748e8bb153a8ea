import { createTabChannel, type TabChannel } from '@/api/storage/tabChannel';
import {
  claimWaiting,
  readWaiting,
  removeWaiting,
  storeWaiting,
} from '@/api/storage/waitingRequests';
import type { WaitingRequest } from '@/domain/booking/waitingRequest';
import { createTabValue } from '@/ui/lazy/tabValue';
import { isSomeTabSending, WAITING } from './oneSender';

/** The requests of this browser that wait for a connection, as this tab last read them. */
interface WaitingList {
  requests: readonly WaitingRequest[];
  /** Whether one of them is being sent, by any tab. */
  isSending: boolean;
  /** Reference of the request that this tab kept last. */
  kept?: string;
  /** The request that this tab discarded last. */
  discarded?: WaitingRequest | undefined;
}

const list = createTabValue<WaitingList>({ requests: [], isSending: false });
let channel: TabChannel<'changed'> | undefined;

/** Joins the other tabs of the browser, once. */
function otherTabs(): TabChannel<'changed'> {
  if (!channel) {
    channel = createTabChannel<'changed'>(WAITING);
    channel.subscribe(() => void readAgain());
  }
  return channel;
}

/** Changes of this tab. They are shown together with the requests that are read next, also for another reason. */
let done: Pick<WaitingList, 'kept' | 'discarded'> = {};

async function readAgain(): Promise<string[]> {
  const { requests, expired } = await readWaiting(Date.now());
  list.update({ ...done, requests, isSending: await isSomeTabSending() });
  return expired;
}

/** Reads the list in this tab and in the others. Never rejects. @returns the references of requests that were too old */
export async function refreshWaiting(): Promise<string[]> {
  try {
    otherTabs().post('changed');
  } catch {
    // Browsers can refuse messages between tabs. The others read the list when they are opened.
  }
  return readAgain();
}

/** Keeps a request until there is a connection. @throws DOMException if it cannot be stored */
export async function keepRequest(request: Omit<WaitingRequest, 'state'>): Promise<void> {
  await storeWaiting({ ...request, state: 'waiting' });
  done = { ...done, kept: request.reference };
  await refreshWaiting();
}

/** Stores or removes a request on the visitor's demand. If storage refuses, the list stays as it is. Never rejects. */
async function change(work: Promise<unknown>, discarded?: WaitingRequest): Promise<void> {
  const isDone = await work.then(
    () => true,
    () => false,
  );
  if (isDone) done = { ...done, discarded };
  await refreshWaiting();
}

/** Removes a request. */
export const discardWaiting = (request: WaitingRequest) =>
  change(removeWaiting(request.reference), request);

/** Stores a request again that was discarded. */
export const undoDiscard = (request: WaitingRequest) => change(storeWaiting(request));

/** Marks a request that the visitor opens in another app: it is not sent by itself any more. */
export const markHandedOver = (request: WaitingRequest) =>
  change(claimWaiting(request.reference, request.state));

/** Returns the requests that wait for a connection. */
export const useWaitingList = list.use;
