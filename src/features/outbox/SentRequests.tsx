import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { bookingDraftEntry } from '@/api/storage/bookingDraftEntry';
import { sendAgain } from '@/api/outbox/outbox';
import { whatsappTextLink } from '@/api/gateways/links';
import { companyTime, dayAt } from '@/domain/availability/day';
import { formatNearDates, formatNearDay } from '@/domain/availability/dayTexts';
import type { OutboxRow } from '@/domain/booking/outboxRow';
import type { CartItem } from '@/domain/cart/cart';
import { Button } from '@/ui/form/Button';
import { ButtonRow, Panel } from '@/ui/layout/Boxes';
import type { CompanyContacts } from './messageLinks';
import { useOutbox } from './useOutbox';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  marginTop: 12,
  overflowWrap: 'anywhere',
  '& li > div, & li > p': { marginTop: 8 },
  '& small': { fontSize: '0.875rem', color: theme.vars?.palette.text.secondary },
}));

export interface SentRequestsProps {
  company: CompanyContacts;
  onAgain: (items: readonly CartItem[]) => void;
}

interface RequestProps extends SentRequestsProps {
  row: OutboxRow;
  today: string;
}

function Request({ row, today, company, onAgain }: RequestProps) {
  const { reference, at, items, dates } = row;
  const href = whatsappTextLink(company.whatsapp, `About my booking request ${reference}: `);
  const [day = '', time = ''] = companyTime(Date.parse(at)).split('T');
  const isSent = row.state === 'sent';
  // The form has the newest version of its own request.
  const isInForm = bookingDraftEntry.shownReference() === reference;
  return (
    <Panel as="li" style={{ padding: 16 }}>
      <strong translate="no">{`Request ${reference}`}</strong>{' '}
      <small>
        {isSent ? 'Sent' : `Opened in ${row.openedIn}`},{' '}
        <span translate="no">{`${formatNearDay(day, today)}, ${time}`}</span>
      </small>
      <p translate="no">{items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}</p>
      {dates && <small translate="no">{formatNearDates(dates, today)}</small>}
      <ButtonRow>
        {!isSent && !isInForm && (
          <Button variant="outlined" onClick={() => void sendAgain(row)}>
            Send it here
          </Button>
        )}
        {href !== undefined && (
          <Button href={href} target="_blank" rel="noopener noreferrer" variant="outlined">
            Ask about it on WhatsApp
          </Button>
        )}
        {items.length > 0 && (
          <Button variant="outlined" onClick={() => onAgain(items)}>
            Request again
          </Button>
        )}
      </ButtonRow>
    </Panel>
  );
}

/** Requests of the last 7 days that were sent or opened in another app, newest first. Nothing in them is personal. */
export function SentRequests(props: SentRequestsProps) {
  const { rows } = useOutbox();
  const [today] = useState(() => dayAt(Date.now()));
  const listed = rows.filter(
    (row) => row.kind === 'booking' && (row.state === 'sent' || row.openedIn !== undefined),
  );
  if (listed.length === 0) return null;
  return (
    <section aria-labelledby="your-requests">
      <Typography variant="h4" component="h2" id="your-requests">
        Your requests
      </Typography>
      <List>
        {listed.toReversed().map((row) => (
          <Request key={row.reference} {...props} row={row} today={today} />
        ))}
      </List>
    </section>
  );
}
