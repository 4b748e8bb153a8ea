import { styled } from '@mui/material/styles';
import { memo, useCallback, useDeferredValue, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { REQUESTS_PATH } from '@/domain/links/adminPaths';
import { chargedDays, ruledDays } from '@/domain/rental/charging';
import { dueOf } from '@/domain/rental/payments';
import { nextActionOf } from '@/domain/rental/nextStep';
import type { RentalRequest, RequestItem } from '@/domain/rental/schema';
import type { StockConflict } from '@/domain/rental/stock/conflicts';
import { unheldReason } from '@/domain/rental/stock/requestHolds';
import { selectIsPublishedSettled } from '../../drafts/content/draftContent';
import { BackLink, HeadedSection, SCREEN_GAP, ScreenLayout } from '../../layout/Screen';
import { StatusAlert } from '../../layout/StatusAlert';
import { useIsWide } from '../../layout/useIsWide';
import { useCurrentDay } from '../../layout/useNow';
import { InputScope, useHasInvalidInput } from '../fields/requestPart';
import { OverdueAlert } from '../handover/HandoverSection';
import { IncomingDifferences } from '../intake/IncomingDifferences';
import { REQUEST_MISSING } from '../layout/RequestSubpage';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { requestAmounts, selectRequestById } from '../store/selectors';
import { editRequest, fillKnownRates, removeItem, removeLine } from '../changes/thunks';
import { usePaymentEditor } from '../money/PaymentsSection';
import { selectRates, selectCharging } from '../store/stockSelectors';
import { Conflicts, StockNotes, useConflicts } from '../conflicts/Conflicts';
import { TermsNotices } from '../settings/TermsNotices';
import { CustomerTrust } from '../customers/CustomerDetails';
import { DeviceConflicts } from '../conflicts/DeviceConflicts';
import { useUnitPieces } from '../handover/unitPieces';
import { RequestHeading } from './RequestHeading';
import { SectionCard, SectionCards } from './SectionCard';
import {
  FIRST_COLUMN,
  SECOND_COLUMN,
  type RequestSection,
  type RequestSectionProps,
} from './sections';
import { StepButtons } from './StepButtons';

// See docs/behaviour/rental-request.md.

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: SCREEN_GAP,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
}));

function stockNote({ productId, subRent }: RequestItem, conflicts: readonly StockConflict[]) {
  if (subRent) return undefined;
  if (productId === '') return 'Not in the store, so availability is not checked';
  const conflict = conflicts.find((one) => one.productId === productId);
  return conflict && `${conflict.short} short. See Conflicts.`;
}

interface NoticesProps {
  request: RentalRequest;
  conflicts: readonly StockConflict[];
}

const Notices = memo(function Notices(props: NoticesProps) {
  const { request, conflicts } = props;
  const today = useCurrentDay();
  const unheld = unheldReason(request);
  return (
    <>
      <TermsNotices />
      <CustomerTrust request={request} />
      <OverdueAlert request={request} today={today} />
      <IncomingDifferences request={request} kind="stored" />
      <DeviceConflicts request={request} />
      <Conflicts conflicts={conflicts} request={request} />
      <StockNotes request={request} />
      {unheld && <StatusAlert severity="warning">{unheld}</StatusAlert>}
    </>
  );
});

function useEdits(ref: string) {
  const dispatch = useRequestsDispatch();
  const onChange = useCallback(
    (change: Partial<RentalRequest>) => void dispatch(editRequest(ref, change)),
    [dispatch, ref],
  );
  const onRemoveItem = useCallback(
    async (index: number) => (await dispatch(removeItem(ref, index))) !== 'rejected',
    [dispatch, ref],
  );
  const onRemoveLine = useCallback(
    (index: number) => dispatch(removeLine(ref, index)),
    [dispatch, ref],
  );
  return { onChange, onRemoveItem, onRemoveLine };
}

interface SectionsProps {
  sections: readonly RequestSection[];
  props: RequestSectionProps;
}

function Sections({ sections, props }: SectionsProps) {
  const { request } = props;
  const hasInvalid = useHasInvalidInput();
  const isNarrow = !useIsWide();
  const shown = sections.filter(({ isShown }) => !isShown || isShown(request));
  const contents = shown.map(({ title, summary, openIn, Content }) =>
    isNarrow ? (
      <SectionCard
        key={title}
        title={title}
        summary={summary(props)}
        startsOpen={hasInvalid || openIn.includes(request.status)}
      >
        <Content {...props} />
      </SectionCard>
    ) : (
      <HeadedSection key={title} title={title}>
        <Content {...props} />
      </HeadedSection>
    ),
  );
  return isNarrow ? (
    <SectionCards>{contents}</SectionCards>
  ) : (
    <ScreenLayout>{contents}</ScreenLayout>
  );
}

const COLUMNS = [FIRST_COLUMN, SECOND_COLUMN];
const ONE_COLUMN = [COLUMNS.flat()];

function RequestScreen({ request }: { request: RentalRequest }) {
  const shown = useDeferredValue(request);
  const columns = useIsWide() ? COLUMNS : ONE_COLUMN;
  const conflicts = useConflicts(request);
  const charging = useRequestsSelector(selectCharging);
  const { totals, balance } = requestAmounts(request, charging);
  const edits = useEdits(request.ref);
  const noteOf = useCallback((item: RequestItem) => stockNote(item, conflicts), [conflicts]);
  const due = dueOf(request, totals.deposit, balance);
  const { listed } = useUnitPieces(request);
  const next = nextActionOf(listed, { kind: due.kind, amount: due.amounts[due.kind] });
  const { add, open, dialogs } = usePaymentEditor(request, due);
  const props: RequestSectionProps = {
    ...edits,
    request,
    shown,
    amounts: requestAmounts(shown, charging),
    charged: chargedDays(shown, charging),
    ruledDays: ruledDays(request, charging).days,
    noteOf,
    listed,
    next,
    onAddPayment: add,
    onCorrectPayment: open,
  };
  return (
    <ScreenLayout>
      <RequestHeading request={request} total={totals.total} balance={balance.balance} />
      <Notices request={shown} conflicts={conflicts} />
      <Columns>
        {columns.map((sections) => (
          <Sections key={sections[0]?.title} sections={sections} props={props} />
        ))}
      </Columns>
      <StepButtons
        request={request}
        total={totals.total}
        balance={balance}
        next={next}
        onAddPayment={add}
      />
      {dialogs}
    </ScreenLayout>
  );
}

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
        {REQUEST_MISSING}
      </ScreenLayout>
    );
  return (
    <InputScope value={reference}>
      <RequestScreen key={reference} request={request} />
    </InputScope>
  );
}
