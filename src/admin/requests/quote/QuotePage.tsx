import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { REQUESTS_PATH, requestPath } from '@/domain/links/adminPaths';
import { isQuoteOutdated } from '@/domain/rental/quotes';
import type { RentalRequest } from '@/domain/rental/schema';
import { Banner } from '@/ui/feedback/Banner';
import { adminDate } from '../../layout/adminDate';
import { AdminHead } from '../../layout/AdminHead';
import { focusFirstInvalidField } from '../../forms/focusFirstInvalidField';
import { InlineSelect } from '../../forms/fields/InlineSelect';
import { EmptyNote } from '../../layout/EmptyNote';
import { ScreenHeader, ScreenLayout } from '../../layout/ScreenHeader';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import {
  selectRequestsSettings,
  selectAreRequestsLocked,
  selectRequestById,
} from '../store/selectors';
import { QuoteActions } from './QuoteActions';
import { QuoteSettings } from './QuoteSettings';
import { QuoteSheet } from './QuoteSheet';
import { sendQuote } from '../changes/sendQuote';
import { useCompany } from './useCompany';

// See docs/behaviour/quotes.md.

function SendButton({ reference }: { reference: string }) {
  const dispatch = useRequestsDispatch();
  const isLocked = useRequestsSelector(selectAreRequestsLocked);
  const handleSend = () => {
    // An invalid setting shows another value than the saved one, which the quote would have.
    if (!focusFirstInvalidField(document.body)) dispatch(sendQuote(reference));
  };
  return (
    <Button variant="outlined" disabled={isLocked} onClick={handleSend}>
      Send quote
    </Button>
  );
}

function Outdated({ request }: { request: RentalRequest }) {
  const settings = useRequestsSelector(selectRequestsSettings);
  const last = request.quotes.at(-1);
  if (!last || !isQuoteOutdated(last, request, settings)) return null;
  return (
    <Banner tone="warning">
      <span>The request or the settings have changed since this quote was sent.</span>
      <SendButton reference={request.ref} />
    </Banner>
  );
}

function QuoteScreen({ request }: { request: RentalRequest }) {
  const company = useCompany();
  const [selected, setSelected] = useState<string>();
  const { quotes, ref } = request;
  const quote = quotes.find(({ number }) => number === selected) ?? quotes.at(-1);
  if (!quote)
    return (
      <>
        <ScreenHeader title="Quote" />
        <EmptyNote>No quote has been created for this request yet.</EmptyNote>
        <div>
          <SendButton reference={ref} />
        </div>
      </>
    );
  return (
    <>
      <ScreenHeader title={`Quote ${quote.number}`}>
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
      <QuoteActions key={quote.number} quote={quote} reference={ref} companyName={company.name} />
      <QuoteSheet quote={quote} reference={ref} company={company} />
    </>
  );
}

/** Page of the quotes of a request: the last one that was sent, how to send it, and the settings for new ones. */
export default function QuotePage() {
  const { reference = '' } = useParams();
  const request = useRequestsSelector((state) => selectRequestById(state, reference));
  return (
    <ScreenLayout>
      <AdminHead title="Quote" path={REQUESTS_PATH} />
      <div>
        <Button
          component={Link}
          to={request ? requestPath(reference) : REQUESTS_PATH}
          startIcon={<ArrowBackIcon />}
          sx={{ ml: -2 }}
        >
          {request ? reference : 'Requests'}
        </Button>
      </div>
      {request ? (
        <QuoteScreen request={request} />
      ) : (
        <>
          <ScreenHeader title="Quote not found" />
          <EmptyNote>This browser has no request with this reference.</EmptyNote>
        </>
      )}
      <QuoteSettings />
    </ScreenLayout>
  );
}
