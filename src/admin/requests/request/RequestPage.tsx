import { styled } from '@mui/material/styles';
import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useState,
  useId,
  useRef,
  type ReactNode,
} from 'react';
import { useParams } from 'react-router-dom';
import { REQUESTS_PATH } from '@/domain/links/adminPaths';
import { chargedDays, ruledDays } from '@/domain/rental/charging';
import { dueOf } from '@/domain/rental/documents/payments';
import { nextActionOf } from '@/domain/rental/nextStep';
import type { RentalRequest, RequestItem } from '@/domain/rental/schema';
import type { StockConflict } from '@/domain/rental/stock/conflicts';
import { unheldReason } from '@/domain/rental/stock/requestHolds';
import { selectIsPublishedSettled } from '../../drafts/content/draftContentSelectors';
import { BackLink } from '../../layout/BackLink';
import { HeadedSection } from '../../layout/HeadedSection';
import { SCREEN_GAP, ScreenLayout } from '../../layout/ScreenHeader';
import { StatusAlert } from '../../layout/StatusAlert';
import { useIsWide } from '../../layout/useIsWide';
import { useCurrentDay } from '../../layout/useNow';
import { useAdminSelector } from '../../store/hooks';
import { selectInputs } from '../../store/unsavedSlice';
import { InputScope, invalidTextForm } from '../fields/requestFields';
import { OverdueAlert } from '../handover/HandoverSection';
import { IncomingDifferences } from '../intake/IncomingDifferences';
import { Missing } from '../layout/RequestSubpage';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { requestAmounts } from '../store/requestAmounts';
import { selectRequestById } from '../store/selectors';
import { editRequest, fillKnownRates, removeItem, removeLine } from '../changes/thunks';
import { usePaymentEditor } from '../money/PaymentsSection';
import { selectRates, selectCharging } from '../store/stockSelectors';
import { Conflicts, StockNotes, useConflicts } from '../conflicts/Conflicts';
import { CustomerTrust } from '../customers/KnownCustomer';
import { RequestHeading } from './RequestHeading';
import { AGREED, DONE, type RequestSection, type RequestSectionProps } from './sections';
import { StepButtons } from './StepButtons';
import Button from '@mui/material/Button';
import { REQUEST_FIELDS } from '@/domain/rental/requestFields';
import { changedTwice, keptEntry } from '@/domain/rental/sync/changedTwice';
import { adminDay } from '../../layout/adminDate';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { focusFirstInvalidField } from '../../forms/focusFirstInvalidField';

interface SectionCardProps {
  title: string;
  /** Shown next to the title while the section is closed. */
  summary: string;
  startsOpen: boolean;
  children: ReactNode;
}

/** Section of a page on a phone, which can be closed, except while a field of it is invalid. */
function SectionCard({ title, summary, startsOpen, children }: SectionCardProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const content = useRef<HTMLDivElement>(null);
  const id = useId();
  const handleChange = (_event: unknown, opens: boolean) => {
    if (opens || !content.current || !focusFirstInvalidField(content.current)) setIsOpen(opens);
  };
  return (
    <Accordion
      expanded={isOpen}
      onChange={handleChange}
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary id={id}>
        <Typography component="span" variant="h5">
          {title}
        </Typography>
        {!isOpen && (
          <Typography component="span" noWrap color="textSecondary" translate="no">
            {summary}
          </Typography>
        )}
      </AccordionSummary>
      <AccordionDetails ref={content}>{children}</AccordionDetails>
    </Accordion>
  );
}

/** Returns the label of a field and what it shows with a value. */
function describe(request: RentalRequest, field: keyof RentalRequest, value: unknown) {
  const shown = { ...request, [field]: value };
  const rows = REQUEST_FIELDS.filter(([key]) => key === field);
  const texts = rows.map((row) => row[3](shown, adminDay)).filter(Boolean);
  return { label: rows[0]?.[1] ?? field, text: texts.join(', ') || 'empty' };
}

/** The fields of a request that two devices have changed, with both values, until the office has changed or kept them. */
function DeviceConflicts({ request }: { request: RentalRequest }) {
  const dispatch = useRequestsDispatch();
  const changed = changedTwice(request);
  if (changed.length === 0) return null;
  const handleKeep = () =>
    void dispatch(
      editRequest(request.ref, (now, at) => ({ log: [...now.log, keptEntry(now, at)] })),
    );
  return (
    <StatusAlert
      severity="warning"
      action={
        <Button color="inherit" onClick={handleKeep}>
          Keep shown values
        </Button>
      }
    >
      {changed.map(({ field, value, other }) => {
        const { label, text } = describe(request, field, value);
        return (
          <div key={field}>
            <strong>{`Changed on two devices: ${label}.`}</strong>
            {` Shown: ${text}. Also entered: ${describe(request, field, other).text}.`}
          </div>
        );
      })}
    </StatusAlert>
  );
}

// See docs/behaviour/rental-request.md.

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 8,
  [theme.breakpoints.up('md')]: { gap: SCREEN_GAP },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
}));

/** Returns whether an item is short on the rental dates, or is not in the store. */
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

/** What has to be known about a request. */
const Notices = memo(function Notices(props: NoticesProps) {
  const { request, conflicts } = props;
  const today = useCurrentDay();
  const unheld = unheldReason(request);
  return (
    <>
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

/** Returns functions that change fields of a request, and remove an item or a line with Undo. */
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

/** Sections of a request: below each other, and on a phone as cards of which those are open that its status needs. */
function Sections({ sections, props }: SectionsProps) {
  const { request, hasInvalid } = props;
  const isPhone = !useIsWide();
  const shown = sections.filter(({ isShown }) => !isShown || isShown(request));
  const contents = shown.map(({ title, summary, openIn, Content }) =>
    isPhone ? (
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
  return isPhone ? <div>{contents}</div> : <ScreenLayout>{contents}</ScreenLayout>;
}

/** Returns whether a field of a request has invalid input. It must be visible, because no step is taken with it. */
const useHasInvalid = (ref: string): boolean =>
  useAdminSelector((state) => {
    const start = invalidTextForm(ref, '');
    return Object.keys(selectInputs(state)).some((form) => form.startsWith(start));
  });

/** Screen of one request. Every valid edit is saved immediately, and the input is shown before what follows from it. */
function RequestScreen({ request }: { request: RentalRequest }) {
  const shown = useDeferredValue(request);
  const conflicts = useConflicts(request);
  const charging = useRequestsSelector(selectCharging);
  const { totals, balance } = requestAmounts(request, charging);
  const edits = useEdits(request.ref);
  const noteOf = useCallback((item: RequestItem) => stockNote(item, conflicts), [conflicts]);
  const due = dueOf(request, totals.deposit, balance);
  const next = nextActionOf(request, due);
  const { add, open, dialogs } = usePaymentEditor(
    request,
    balance.balance - balance.unseenPaid,
    due,
  );
  const props: RequestSectionProps = {
    ...edits,
    request,
    shown,
    amounts: requestAmounts(shown, charging),
    charged: chargedDays(shown, charging),
    ruledDays: ruledDays(request, charging).days,
    noteOf,
    hasInvalid: useHasInvalid(request.ref),
    next,
    onAddPayment: add,
    onCorrectPayment: open,
  };
  return (
    <ScreenLayout>
      <RequestHeading request={request} total={totals.total} balance={balance.balance} />
      <Notices request={shown} conflicts={conflicts} />
      <Columns>
        <Sections sections={AGREED} props={props} />
        <Sections sections={DONE} props={props} />
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
