import Button from '@mui/material/Button';
import ListItemButton from '@mui/material/ListItemButton';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useNavigate } from 'react-router-dom';
import { requestPath } from '@/domain/links/adminPaths';
import type { Balance } from '@/domain/rental/payments';
import { formatMoney, type Amount } from '@/domain/rental/money';
import { NEXT_ACTIONS, type NextAction } from '@/domain/rental/nextStep';
import {
  isConfirmed,
  offeredSteps,
  reopenedStatus,
  STEP_LABELS,
  type RequestStep,
} from '@/domain/rental/requestSteps';
import type { RentalRequest, RequestStatus } from '@/domain/rental/schema';
import { PageFooter } from '../../layout/Screen';
import { PopoverButton } from '../../layout/PopoverButton';
import { useBusy } from '../../layout/useBusy';
import { focusFirstInvalidField } from '../../forms/focusFirstInvalidField';
import type { RequestEvent } from '../changes/commit';
import { sendQuote } from '../changes/moneyThunks';
import { takeStep } from '../changes/thunks';
import { contentsLoaded } from '../store/productContents';
import { useRequestsDispatch } from '../store/hooks';
import { useSkips } from '../layout/useSkips';

const Bar = styled(PageFooter)(({ theme }) => ({
  '& > p': { display: 'flex', flexWrap: 'wrap', gap: '0 16px' },
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 },
  [theme.breakpoints.up('md')]: { '& > p': { order: 1, marginLeft: 'auto' } },
  [theme.breakpoints.down('md')]: {
    gap: '4px 16px',
    '& > p': { flexDirection: 'column' },
    '& > div': { flex: '1 1 auto', gap: 8 },
    '& > div > button': { paddingInline: 16 },
    '& > div > button:first-of-type': { flex: '1 1 auto' },
  },
}));

interface Step {
  key: NextAction | RequestStep;
  label: string;
  run: () => unknown;
}

function More({ steps }: { steps: readonly Step[] }) {
  return (
    <PopoverButton
      label="Further steps"
      renderButton={(props) => (
        <Button variant="outlined" {...props}>
          More
        </Button>
      )}
    >
      {(close) =>
        steps.map(({ key, label, run }) => (
          <ListItemButton
            key={key}
            component="button"
            sx={{ width: '100%', font: 'inherit' }}
            onClick={() => {
              close();
              run();
            }}
          >
            {label}
          </ListItemButton>
        ))
      }
    </PopoverButton>
  );
}

interface StepButtonsProps {
  request: RentalRequest;
  total: Amount;
  balance: Balance;
  next: NextAction | undefined;
  onAddPayment: () => void;
}

function useSteps({ request, onAddPayment }: StepButtonsProps) {
  const { ref } = request;
  const dispatch = useRequestsDispatch();
  const navigate = useNavigate();
  const { confirmStep, dialog } = useSkips(ref);
  const show = (part: 'quote' | 'packing' | 'handover' | 'return') => {
    if (!focusFirstInvalidField(document.body)) void navigate(requestPath(ref, part));
  };
  const setStatus = async (next: RequestStatus, event?: RequestEvent) => {
    // An invalid field shows another value than the saved one, with which the step would be taken.
    if (focusFirstInvalidField(document.body)) return;
    // The contents of the products become the packing list.
    if (next === 'confirmed') await dispatch(contentsLoaded(ref));
    if (await confirmStep(next)) void dispatch(takeStep(ref, next, event));
  };
  const quote = async () => {
    if (focusFirstInvalidField(document.body)) return;
    const { pathname } = window.location;
    if (!(await dispatch(sendQuote(ref)))) return;
    // While the products were loading, the person may have gone on.
    const isTyping = document.activeElement?.matches('input, textarea, select');
    if (!isTyping && window.location.pathname === pathname) show('quote');
  };
  const reopened = reopenedStatus(request);
  const reopen = () => reopened && setStatus(reopened, { event: 'reopened' });
  const runs: Record<NextAction, () => unknown> = {
    quoted: quote,
    openQuote: () => show('quote'),
    confirmed: () => setStatus('confirmed'),
    pack: () => show('packing'),
    handOver: () => show('handover'),
    takeBack: () => show('return'),
    returned: () => setStatus('returned', { event: 'done' }),
    addPayment: onAddPayment,
    returnDeposit: onAddPayment,
    reopen,
  };
  const steps: Step[] = offeredSteps(request).map((key) => ({
    key,
    label: STEP_LABELS[key],
    run: key === 'quoted' ? quote : () => setStatus(key),
  }));
  if (reopened) steps.push({ key: 'reopen', label: NEXT_ACTIONS.reopen, run: reopen });
  return { runs, steps, dialog };
}

export function StepButtons(props: StepButtonsProps) {
  const { request, total, balance, next } = props;
  const { run } = useBusy();
  const isWide = useMediaQuery(({ breakpoints }) => breakpoints.up('lg'), { noSsr: true });
  const { runs, steps, dialog } = useSteps(props);
  const start = (action: () => unknown) => () => void run(async () => action());
  const others = steps
    .filter(({ key }) => key !== next)
    .map((step) => ({ ...step, run: start(step.run) }));
  return (
    <Bar tabIndex={-1}>
      <p>
        <span>
          Total <strong translate="no">{formatMoney(total)}</strong>
        </span>
        {isConfirmed(request) && (
          <span>
            Balance <strong translate="no">{formatMoney(balance.balance)}</strong>
          </span>
        )}
      </p>
      <div>
        {next !== undefined && (
          <Button variant="contained" onClick={start(runs[next])}>
            {NEXT_ACTIONS[next]}
          </Button>
        )}
        {isWide
          ? others.map((step) => (
              <Button key={step.key} variant="outlined" size="small" onClick={step.run}>
                {step.label}
              </Button>
            ))
          : others.length > 0 && <More steps={others} />}
      </div>
      {dialog}
    </Bar>
  );
}
