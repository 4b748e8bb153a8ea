import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { REQUESTS_SETTINGS_PATH } from '@/domain/links/adminPaths';
import { quotePaper } from '@/domain/rental/documents/paper';
import { isQuoteShared } from '@/domain/rental/nextStep';
import { changedItems, isQuoteOutdated } from '@/domain/rental/quotes';
import type { RentalRequest } from '@/domain/rental/schema';
import { StatusAlert } from '../../layout/StatusAlert';
import { adminDate } from '../../layout/adminDate';
import { focusFirstInvalidField } from '../../forms/focusFirstInvalidField';
import { InlineSelect } from '../../forms/fields/InlineSelect';
import { ScreenHeader } from '../../layout/Screen';
import { selectContentsOf } from '../store/productContents';
import { selectCharging, selectCompany, UNKNOWN_COMPANY } from '../store/stockSelectors';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { Missing, RequestSubpage } from '../layout/RequestSubpage';
import { selectRequestsSettings } from '../store/selectors';
import { PaperSheet } from './PaperSheet';
import { SendActions } from './SendActions';
import { sendQuote } from '../changes/moneyThunks';
import { editRequest } from '../changes/thunks';

// See docs/behaviour/quotes.md.

interface QuoteProps {
  request: RentalRequest;
}

function SendButton({ request: { ref } }: QuoteProps) {
  const dispatch = useRequestsDispatch();
  const handleSend = () => {
    // An invalid setting shows another value than the saved one, which the quote would have.
    if (!focusFirstInvalidField(document.body)) void dispatch(sendQuote(ref));
  };
  return (
    <Button variant="outlined" onClick={handleSend}>
      Send quote
    </Button>
  );
}

/** Marks the last quote as sent in a way that the office does not offer. */
function MarkAsSent({ request: { ref, quotes } }: QuoteProps) {
  const dispatch = useRequestsDispatch();
  const event = { event: 'quoteShared', detail: `${quotes.at(-1)?.number} marked as sent` };
  return (
    <Button
      variant="outlined"
      sx={{ justifySelf: 'start' }}
      onClick={() => void dispatch(editRequest(ref, {}, event))}
    >
      Mark as sent
    </Button>
  );
}

function Outdated({ request }: QuoteProps) {
  const company = useRequestsSelector(selectCompany);
  const settings = useRequestsSelector(selectRequestsSettings);
  const charging = useRequestsSelector(selectCharging);
  const last = request.quotes.at(-1);
  const contentsOf = useRequestsSelector(selectContentsOf);
  const changed = last ? changedItems(last, request, contentsOf) : [];
  const isOutdated = last && isQuoteOutdated(last, request, { ...settings, ...charging, company });
  if (!isOutdated && changed.length === 0) return null;
  return (
    <StatusAlert severity="warning">
      {changed.map((name, index) => (
        // Two items of a quote can have the same name.
        <p key={`${index}-${name}`}>
          <strong>{name}</strong>: This item changed since the quote was created.
        </p>
      ))}
      {changed.length === 0 && (
        <span>The request or the settings have changed since this quote was created.</span>
      )}
      <SendButton request={request} />
    </StatusAlert>
  );
}

function QuoteScreen({ request }: QuoteProps) {
  const company = useRequestsSelector(selectCompany);
  const [selected, setSelected] = useState<string>();
  const { quotes, ref } = request;
  const quote = quotes.find(({ number }) => number === selected) ?? quotes.at(-1);
  if (!quote)
    return (
      <>
        <Missing title="Quote">No quote yet.</Missing>
        <div>
          <SendButton request={request} />
        </div>
      </>
    );
  const shown = quote.company ?? company ?? UNKNOWN_COMPANY;
  const paper = quotePaper(quote, ref);
  return (
    <>
      <ScreenHeader title={paper.title}>
        {quotes.length > 1 && (
          <InlineSelect
            label="Version"
            value={quote.number}
            options={quotes.toReversed().map(({ number, sentAt }) => ({
              value: number,
              label: `${number}, ${adminDate(sentAt)}`,
            }))}
            onChange={setSelected}
          />
        )}
      </ScreenHeader>
      <Outdated request={request} />
      {!quote.company && company && (
        <p>
          This quote was stored without the details of the company, so it shows the present ones.
        </p>
      )}
      <SendActions
        key={quote.number}
        kind="quote"
        number={quote.number}
        paper={paper}
        sender={shown.name}
        reference={ref}
      />
      {quote === quotes.at(-1) && !isQuoteShared(request) && <MarkAsSent request={request} />}
      <PaperSheet paper={paper} company={shown} />
    </>
  );
}

export default function QuotePage() {
  return (
    <RequestSubpage
      Screen={QuoteScreen}
      missing={
        <Missing title="Quote not found">This browser has no request with this reference.</Missing>
      }
      footer={
        <div>
          <Button component={Link} to={REQUESTS_SETTINGS_PATH} variant="outlined">
            Rental settings
          </Button>
        </div>
      }
    />
  );
}
