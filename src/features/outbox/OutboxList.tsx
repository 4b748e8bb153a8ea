import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { discardRow, noteHandedOver, restoreRow, sendAgain } from '@/api/outbox/outbox';
import { outboxView } from '@/api/outbox/outboxView';
import { bookingDraftEntry } from '@/api/storage/bookingDraftEntry';
import {
  queueLimitMessage,
  repeatedParams,
  type OutboxRow,
  type UnsentRow,
} from '@/domain/booking/outboxRow';
import { Banner } from '@/ui/feedback/Banner';
import { ReferenceText } from '@/ui/feedback/ReferenceText';
import { Button } from '@/ui/form/Button';
import { ButtonRow } from '@/ui/layout/Boxes';
import { messageLinks, type CompanyContacts } from './messageLinks';
import { useOutbox } from './useOutbox';

interface RowProps {
  row: UnsentRow;
  company: CompanyContacts;
  isOnlyHere: boolean;
  /** Whether it was asked on this page just now, so that it receives the focus. */
  isNew: boolean;
  /** Time in ms until the next message is allowed, or 0. */
  waitMs: number;
}

const TITLES: Record<UnsentRow['state'], string> = {
  queued: 'Waiting for a connection',
  posting: 'Sending...',
  unconfirmed: 'Not confirmed',
  failed: 'Not sent',
};

function textOf({ row, isOnlyHere, waitMs }: RowProps, hasWhatsapp: boolean) {
  const request = `Your request ${row.reference}`;
  const kept = isOnlyHere
    ? 'is kept until this tab is closed, because the browser refuses to store it.'
    : 'is kept on this device for 7 days.';
  const wait =
    waitMs > 0
      ? queueLimitMessage(waitMs)
      : 'It is sent when this website is open and has a connection.';
  return {
    queued: `${request} ${kept} ${wait}`,
    posting: `${request} is being sent.`,
    unconfirmed: `${request} may or may not have reached us. If you send it again, the message says that it repeats this reference, so that we do not book it twice.`,
    failed: `${request} could not be sent. Send it again${hasWhatsapp ? ', or send it on WhatsApp' : ''}.`,
  }[row.state];
}

async function discard(row: OutboxRow): Promise<void> {
  await discardRow(row);
  const isThere = outboxView.read().rows.some(({ reference }) => reference === row.reference);
  if (!isThere) outboxView.update({ discarded: row });
}

async function undoDiscard(row: OutboxRow): Promise<void> {
  outboxView.update({ discarded: undefined });
  await restoreRow(row);
}

const List = styled('div')({ display: 'grid', gap: 12, outline: 'none' });

function RowBanner(props: RowProps) {
  const { row, company, isNew, waitMs } = props;
  const message = useRef<HTMLDivElement>(null);
  const { state, params } = row;
  const isUnconfirmed = state === 'unconfirmed';
  const { whatsappHref } = messageLinks(isUnconfirmed ? repeatedParams(row) : params, company);
  useEffect(() => {
    if (isNew) message.current?.focus();
  }, [isNew]);
  return (
    <Banner tone="warning" ref={message}>
      <strong>{state === 'queued' && waitMs > 0 ? 'Waiting to be sent' : TITLES[state]}</strong>
      <p>
        <ReferenceText text={textOf(props, whatsappHref !== undefined)} reference={row.reference} />
      </p>
      {state !== 'posting' && (
        <ButtonRow>
          {state !== 'queued' && (
            <Button variant="outlined" onClick={() => void sendAgain(row)}>
              Send again
            </Button>
          )}
          {whatsappHref !== undefined && (
            <Button
              variant="outlined"
              href={whatsappHref}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => void noteHandedOver(row, 'WhatsApp')}
            >
              Send on WhatsApp
            </Button>
          )}
          <Button color="inherit" onClick={() => void discard(row)}>
            Discard
          </Button>
        </ButtonRow>
      )}
    </Banner>
  );
}

function isListed(row: OutboxRow, sending: readonly string[]): row is UnsentRow {
  if (row.state === 'sent' || row.kind !== 'booking' || sending.includes(row.reference))
    return false;
  // It is one of `SentRequests`.
  if (row.openedIn !== undefined) return false;
  // The booking form shows the state of its request.
  return row.state === 'queued' || row.reference !== bookingDraftEntry.shownReference();
}

interface ListProps {
  company: CompanyContacts;
  /** The request that was asked on this page just now. It receives the focus. */
  asked?: string;
}

function RowList({ company, asked, listed }: ListProps & { listed: readonly UnsentRow[] }) {
  const { onlyHere, waitMs, discarded } = useOutbox();
  return (
    <List tabIndex={-1}>
      {listed.map((row) => (
        <RowBanner
          key={row.reference}
          row={row}
          company={company}
          isOnlyHere={onlyHere.includes(row.reference)}
          isNew={row.reference === asked}
          waitMs={waitMs}
        />
      ))}
      {discarded && (
        <Banner tone="warning">
          <p>
            <ReferenceText
              text={`Your request ${discarded.reference} was discarded.`}
              reference={discarded.reference}
            />
          </p>
          <Button variant="outlined" onClick={() => void undoDiscard(discarded)}>
            Undo
          </Button>
        </Banner>
      )}
    </List>
  );
}

export function OutboxList(props: ListProps) {
  const { rows, sending, discarded } = useOutbox();
  const listed = rows.filter((row) => isListed(row, sending));
  return listed.length > 0 || discarded ? <RowList {...props} listed={listed} /> : null;
}
