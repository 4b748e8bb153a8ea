import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { formatMoney, type Amount } from '@/domain/rental/money';
import { OFFERED_STEPS, reopenedStatus, STEP_LABELS } from '@/domain/rental/requestSteps';
import type { RequestStatus } from '@/domain/rental/schema';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import { PageFooter } from '../../layout/PageFooter';
import { useBusy } from '../../layout/useBusy';
import { focusFirstInvalidField } from '../../forms/focusFirstInvalidField';
import { requestPart, type RequestPartProps } from '../fields/requestFields';
import { sendQuote } from '../changes/documentThunks';
import { useOpenBalance } from '../money/useOpenBalance';
import { contentsLoaded } from '../store/contents';
import { useRequestsDispatch } from '../store/hooks';
import type { RequestEvent } from '../changes/commit';
import { takeStep } from '../changes/thunks';

const Bar = styled(PageFooter)(({ theme }) => ({
  '& > p': { order: 1, marginLeft: 'auto' },
  [theme.breakpoints.down('sm')]: {
    gap: 8,
    '& > p': { order: 0, flexBasis: '100%', display: 'flex', justifyContent: 'space-between' },
    '& > button': { flex: '1 1 auto', padding: '10px 12px' },
  },
}));

interface StepButtonsProps extends RequestPartProps<'ref' | 'status' | 'quotes' | 'checklist'> {
  total: Amount;
  /** What is still to be paid. */
  balance: Amount;
  /** Link to the last quote, which gets the focus when a quote was created. */
  quoteLink: RefObject<HTMLAnchorElement | null>;
}

function Steps({ request, total, balance, quoteLink }: StepButtonsProps) {
  const { ref, status } = request;
  const dispatch = useRequestsDispatch();
  const { confirmCollection, dialog } = useOpenBalance();
  const { run } = useBusy();
  const bar = useRef<HTMLElement>(null);
  // Each step replaces the buttons.
  const focusHandlers = useFocusFallback(bar);
  const setStatus = async (next: RequestStatus, event?: RequestEvent) => {
    // An invalid field shows another value than the saved one, with which the step would be taken.
    if (focusFirstInvalidField(document.body)) return;
    // The contents of the products become the packing list.
    if (next === 'confirmed') await dispatch(contentsLoaded(ref));
    if (next !== 'collected' || (await confirmCollection(request, { balance, total })))
      void dispatch(takeStep(ref, next, event));
  };
  const handleQuote = async () => {
    if (focusFirstInvalidField(document.body)) return;
    const button = document.activeElement;
    if (!(await dispatch(sendQuote(ref)))) return;
    // The link to the quote must be rendered before it gets the focus.
    flushSync(() => undefined);
    // A button that moved has lost the focus. A field in which the person types meanwhile keeps it.
    if (![button, bar.current, document.body].includes(document.activeElement)) return;
    quoteLink.current?.scrollIntoView({ block: 'center' });
    quoteLink.current?.focus({ preventScroll: true });
  };
  const handleStep = (step: RequestStatus) => (step === 'quoted' ? handleQuote() : setStatus(step));
  const steps = OFFERED_STEPS[status];
  const reopened = reopenedStatus(request);
  return (
    <Bar ref={bar} tabIndex={-1} {...focusHandlers}>
      <p>
        Total <strong translate="no">{formatMoney(total)}</strong>
      </p>
      {steps.map((step) => (
        <Button
          key={step}
          variant={step === steps[0] ? 'contained' : 'outlined'}
          onClick={() => void run(() => handleStep(step))}
        >
          {STEP_LABELS[step]}
        </Button>
      ))}
      {reopened && (
        <Button
          variant="outlined"
          onClick={() => void run(() => setStatus(reopened, { event: 'reopened' }))}
        >
          Reopen
        </Button>
      )}
      {dialog}
    </Bar>
  );
}

/** The steps that a request can take next. They stay visible, and a toast offers to undo each. */
export const StepButtons = requestPart(['ref', 'status', 'quotes', 'checklist'], Steps);
