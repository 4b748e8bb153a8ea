import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { WaitingRequest, WaitingState } from '@/domain/booking/waitingRequest';
import { Banner } from '@/ui/feedback/Banner';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import { Button } from '@/ui/form/Button';
import { ButtonRow } from '@/ui/layout/ButtonRow';
import { ReferenceText } from '../BookingResults';
import type { CompanyContacts } from '../send';
import { useRequestLinks } from '../send/useRequestLinks';
import { sendWaiting } from './sendWaiting';
import { discardWaiting, markHandedOver, undoDiscard, useWaitingList } from './list';

const TITLES: Record<WaitingState, string> = {
  waiting: 'Waiting for a connection',
  posted: 'Not confirmed',
  declined: 'Not sent',
};

function textOf({ reference, state }: WaitingRequest): string {
  return {
    waiting: `Your request ${reference} is kept on this device for 7 days. It is sent when this website is open and has a connection.`,
    posted: `Your request ${reference} may or may not have reached us. If you send it again, the message says that it repeats this reference, so that we do not book it twice.`,
    declined: `Your request ${reference} could not be sent. Try again, or send it on WhatsApp.`,
  }[state];
}

const List = styled('div')({ display: 'grid', gap: 12, outline: 'none' });

interface WaitingItemProps {
  request: WaitingRequest;
  company: CompanyContacts;
  isSending: boolean;
  /** Whether it was asked on this page just now, so that it receives the focus. */
  isNew: boolean;
}

/** A request with its actions. */
function WaitingItem({ request, company, isSending, isNew }: WaitingItemProps) {
  const message = useRef<HTMLDivElement>(null);
  const { reference, state, at } = request;
  const links = useRequestLinks({ ...request, isUnconfirmed: state === 'posted' }, company, at);
  useEffect(() => {
    if (isNew) message.current?.focus();
  }, [isNew]);
  const [isLost, setIsLost] = useState(false);
  const handleSend = async () => {
    // Removed and added again, so that it is announced each time.
    setIsLost(false);
    setIsLost((await sendWaiting({ only: reference })) === 'website');
  };
  return (
    <Banner tone="warning" ref={message}>
      <strong>{isSending && state === 'posted' ? 'Sending...' : TITLES[state]}</strong>
      <p>
        <ReferenceText text={textOf(request)} reference={reference} />
      </p>
      {isLost && <p>There is no connection. Send the request again when there is one.</p>}
      {!isSending && (
        <ButtonRow>
          {state !== 'waiting' && (
            <Button variant="outlined" onClick={() => void handleSend()}>
              Send again
            </Button>
          )}
          {links.whatsappHref !== undefined && (
            <Button
              variant="outlined"
              href={links.whatsappHref}
              disabled={!links.isReady}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => void markHandedOver(request)}
            >
              Send on WhatsApp
            </Button>
          )}
          <Button color="inherit" onClick={() => void discardWaiting(request)}>
            Discard
          </Button>
        </ButtonRow>
      )}
    </Banner>
  );
}

interface WaitingRequestsProps {
  company: CompanyContacts;
}

function RequestList({ company }: WaitingRequestsProps) {
  const { requests, isSending, kept, discarded } = useWaitingList();
  const region = useRef<HTMLDivElement>(null);
  const focusHandlers = useFocusFallback(region);
  useLayoutEffect(() => {
    const list = region.current;
    // The last request was sent: the focus moves to the page before the list is removed with it.
    return () => {
      if (list?.contains(document.activeElement))
        document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <List ref={region} tabIndex={-1} {...focusHandlers}>
      {requests.map((request) => (
        <WaitingItem
          key={request.reference}
          request={request}
          company={company}
          isSending={isSending}
          isNew={request.reference === kept}
        />
      ))}
      {discarded && (
        <Banner tone="warning">
          <p>
            Your request <span translate="no">{discarded.reference}</span> was discarded.
          </p>
          <Button variant="outlined" onClick={() => void undoDiscard(discarded)}>
            Undo
          </Button>
        </Banner>
      )}
    </List>
  );
}

/** The requests that wait for a connection, each with its state. Nothing if there are none. */
export function WaitingRequests({ company }: WaitingRequestsProps) {
  const { requests, discarded } = useWaitingList();
  return requests.length > 0 || discarded ? <RequestList company={company} /> : null;
}
