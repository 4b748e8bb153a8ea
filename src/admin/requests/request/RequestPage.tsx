import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { memo, useCallback, useDeferredValue, useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { REQUESTS_PATH } from '@/domain/links/adminPaths';
import { chargedDays, ruledDays } from '@/domain/rental/charging';
import type { RentalRequest, RequestItem } from '@/domain/rental/schema';
import type { StockConflict } from '@/domain/rental/stock/conflicts';
import { unheldReason } from '@/domain/rental/stock/requestHolds';
import { selectIsPublishedSettled } from '../../drafts/content/draftContentSelectors';
import { BackLink } from '../../layout/BackLink';
import { HeadedSection } from '../../layout/HeadedSection';
import { ScreenLayout } from '../../layout/ScreenHeader';
import { StatusAlert } from '../../layout/StatusAlert';
import { LineFields } from '../fields/LineFields';
import { ItemFields } from '../fields/ItemFields';
import { InputScope } from '../fields/requestFields';
import { RentalDateFields } from '../fields/RentalDateFields';
import { CustomerFields, CustomerTexts, NotesFields } from '../fields/RequestTexts';
import { HandoverSection, OverdueAlert } from '../handover/HandoverSection';
import { IncomingDifferences } from '../intake/IncomingDifferences';
import { Missing } from '../layout/RequestSubpage';
import { useCurrentDay } from '../../layout/useNow';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { requestAmounts } from '../store/requestAmounts';
import { selectRequestById } from '../store/selectors';
import { editRequest, fillKnownRates, removeItem, removeLine } from '../changes/thunks';
import { DocumentsSection } from '../money/DocumentsSection';
import { PaymentsSection } from '../money/PaymentsSection';
import { selectRates, selectCharging } from '../store/stockSelectors';
import { AmountFields } from './AmountFields';
import { Conflicts, StockNotes, useConflicts } from '../conflicts/Conflicts';
import { DeviceConflicts } from './DeviceConflicts';
import { KnownCustomer } from '../customers/KnownCustomer';
import { ContactLinks } from './ContactLinks';
import { RequestHeading } from './RequestHeading';
import { AskedSection, LogSection, QuotesSection } from './RequestRecord';
import { StepButtons } from './StepButtons';
import { TotalsSection } from './TotalsSection';

// See docs/behaviour/rental-request.md.

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 'clamp(24px, 3vw, 40px)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
}));

/** Returns whether an item is short on the rental dates, or is not in the store. */
function stockNote({ productId, subRent }: RequestItem, conflicts: readonly StockConflict[]) {
  if (subRent) return undefined;
  if (productId === '') return 'Not in the store, so availability is not checked';
  const conflict = conflicts.find((one) => one.productId === productId);
  return conflict && `${conflict.short} short. See Conflicts.`;
}

function CustomerFacts({ request }: { request: RentalRequest }) {
  return (
    <>
      <KnownCustomer request={request} />
      <ContactLinks request={request} />
      <CustomerTexts request={request} />
    </>
  );
}

interface NoticesProps {
  request: RentalRequest;
  conflicts: readonly StockConflict[];
}

/** What has to be known about a request. */
const Notices = memo(function Notices(props: NoticesProps) {
  const { request, conflicts } = props;
  const today = useCurrentDay();
  const unheld = unheldReason(request);
  return (
    <>
      <OverdueAlert request={request} today={today} />
      <IncomingDifferences request={request} kind="stored" />
      <DeviceConflicts request={request} />
      <Conflicts conflicts={conflicts} request={request} />
      <StockNotes request={request} />
      {unheld && <StatusAlert severity="warning">{unheld}</StatusAlert>}
    </>
  );
});

/** Returns functions that change fields of a request, and remove an item or a line with Undo. */
function useEdits(ref: string) {
  const dispatch = useRequestsDispatch();
  const handleChange = useCallback(
    (change: Partial<RentalRequest>) => void dispatch(editRequest(ref, change)),
    [dispatch, ref],
  );
  const handleRemoveItem = useCallback(
    async (index: number) => (await dispatch(removeItem(ref, index))) !== 'rejected',
    [dispatch, ref],
  );
  const handleRemoveLine = useCallback(
    (index: number) => dispatch(removeLine(ref, index)),
    [dispatch, ref],
  );
  return { handleChange, handleRemoveItem, handleRemoveLine };
}

/**
 * Screen of one request. Every valid edit is saved immediately, and the input is shown before what follows from it. The
 * payments are shown with the input, because their check boxes must not show their former values after a press.
 */
function RequestScreen({ request }: { request: RentalRequest }) {
  const quoteLink = useRef<HTMLAnchorElement>(null);
  const shown = useDeferredValue(request);
  const conflicts = useConflicts(request);
  const charging = useRequestsSelector(selectCharging);
  const { totals, balance } = requestAmounts(request, charging);
  const amounts = requestAmounts(shown, charging);
  const charged = chargedDays(shown, charging);
  const { ref } = request;
  const { handleChange, handleRemoveItem, handleRemoveLine } = useEdits(ref);
  const noteOf = useCallback((item: RequestItem) => stockNote(item, conflicts), [conflicts]);
  const fields = { request, onChange: handleChange };
  return (
    <ScreenLayout>
      <RequestHeading request={request} />
      <Notices request={shown} conflicts={conflicts} />
      <Columns>
        <ScreenLayout>
          <HeadedSection title="Customer">
            <Stack spacing={2}>
              <CustomerFields {...fields} />
              <CustomerFacts request={request} />
            </Stack>
          </HeadedSection>
          <HeadedSection title="Rental dates">
            <RentalDateFields {...fields} />
          </HeadedSection>
          <HeadedSection title="Items">
            <ItemFields {...fields} onRemove={handleRemoveItem} noteOf={noteOf} />
            <LineFields {...fields} onRemove={handleRemoveLine} />
          </HeadedSection>
          <HeadedSection title="Price">
            <AmountFields {...fields} ruledDays={ruledDays(request, charging).days} />
          </HeadedSection>
          <HeadedSection title="Notes">
            <NotesFields {...fields} />
          </HeadedSection>
        </ScreenLayout>
        <ScreenLayout>
          <HandoverSection request={shown} />
          <TotalsSection
            request={shown}
            totals={amounts.totals}
            balance={amounts.balance}
            days={charged.days}
            daysReason={charged.reason}
          />
          <PaymentsSection request={request} balance={amounts.balance.balance} />
          <DocumentsSection
            request={shown}
            notInvoiced={amounts.balance.notInvoiced}
            total={amounts.totals.total}
          />
          <AskedSection request={request} />
          <QuotesSection request={request} linkRef={quoteLink} />
          <LogSection request={shown} />
        </ScreenLayout>
      </Columns>
      <StepButtons
        request={request}
        total={totals.total}
        balance={balance.balance}
        quoteLink={quoteLink}
      />
    </ScreenLayout>
  );
}

/** Page of one request. */
export default function RequestPage() {
  const { reference = '' } = useParams();
  const request = useRequestsSelector((state) => selectRequestById(state, reference));
  const dispatch = useRequestsDispatch();
  const rates = useRequestsSelector(selectRates);
  const isSettled = useRequestsSelector(selectIsPublishedSettled);
  useEffect(() => {
    dispatch(fillKnownRates(reference));
  }, [dispatch, reference, rates, isSettled]);
  if (!request)
    return (
      <ScreenLayout>
        <BackLink to={REQUESTS_PATH}>Requests</BackLink>
        <Missing title="Request not found">
          This browser has no request with this reference.
        </Missing>
      </ScreenLayout>
    );
  return (
    <InputScope value={reference}>
      <RequestScreen key={reference} request={request} />
    </InputScope>
  );
}
