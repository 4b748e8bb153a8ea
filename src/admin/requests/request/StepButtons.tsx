import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { requestPath } from '@/domain/links/adminPaths';
import type { Balance } from '@/domain/rental/documents/payments';
import { formatMoney, type Amount } from '@/domain/rental/money';
import { NEXT_ACTIONS, type NextAction } from '@/domain/rental/nextStep';
import {
  isConfirmed,
  OFFERED_STEPS,
  reopenedStatus,
  STEP_LABELS,
} from '@/domain/rental/requestSteps';
import type { RentalRequest, RequestStatus } from '@/domain/rental/schema';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import { useCloseRequest } from '../../layout/AdminDialogs';
import { PageFooter } from '../../layout/PageFooter';
import { useBusy } from '../../layout/useBusy';
import { focusFirstInvalidField } from '../../forms/focusFirstInvalidField';
import type { RequestEvent } from '../changes/commit';
import { sendQuote } from '../changes/documentThunks';
import { takeStep } from '../changes/thunks';
import { contentsLoaded } from '../store/contents';
import { useRequestsDispatch } from '../store/hooks';
import { useSkips } from '../layout/useSkips';

const Bar = styled(PageFooter)(({ theme }) => ({
  '& > p': { display: 'flex', flexWrap: 'wrap', gap: '0 16px' },
  [theme.breakpoints.up('md')]: { '& > p': { order: 1, marginLeft: 'auto' } },
  [theme.breakpoints.down('md')]: {
    gap: 8,
    '& > p': { flexBasis: '100%', justifyContent: 'space-between' },
    '& > button:first-of-type': { flex: '1 1 auto' },
  },
}));

interface Action {
  label: string;
  run: () => unknown;
}

interface MoreProps {
  actions: readonly Action[];
}

/** Button that opens a menu of further actions. */
function More({ actions }: MoreProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        More
      </Button>
      {anchor && <MoreMenu actions={actions} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

function MoreMenu({
  actions,
  anchor,
  onClose,
}: MoreProps & { anchor: HTMLElement; onClose: () => void }) {
  const handleClose = useCloseRequest(onClose);
  return (
    <Menu open anchorEl={anchor} onClose={handleClose}>
      {actions.map(({ label, run }) => (
        <MenuItem
          key={label}
          onClick={() => {
            // The menu returns the focus, which the action may move.
            flushSync(onClose);
            run();
          }}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

interface StepButtonsProps {
  request: RentalRequest;
  total: Amount;
  balance: Balance;
  next: NextAction | undefined;
  onAddPayment: () => void;
}

/** Returns functions that take the steps of a request, and the question of what they skip, which must be rendered. */
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
    if (event || (await confirmStep(next))) void dispatch(takeStep(ref, next, event));
  };
  const quote = async () => {
    if (!focusFirstInvalidField(document.body) && (await dispatch(sendQuote(ref)))) show('quote');
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
    addPayment: onAddPayment,
    returnDeposit: onAddPayment,
    reopen,
  };
  const steps = OFFERED_STEPS[request.status].map((step) => ({
    label: STEP_LABELS[step] ?? '',
    run: step === 'quoted' ? quote : () => setStatus(step),
  }));
  const all = reopened ? [...steps, { label: NEXT_ACTIONS.reopen, run: reopen }] : steps;
  return { runs, steps: all, dialog };
}

/** The next step of a request, and the other steps that it can take. A toast offers to undo each step. */
export function StepButtons(props: StepButtonsProps) {
  const { request, total, balance, next } = props;
  const { run } = useBusy();
  const bar = useRef<HTMLElement>(null);
  // Each step replaces the buttons.
  const focusHandlers = useFocusFallback(bar);
  const isWide = useMediaQuery(({ breakpoints }) => breakpoints.up('lg'), { noSsr: true });
  const { runs, steps, dialog } = useSteps(props);
  const actionOf = (action: Action) => ({
    label: action.label,
    run: () => void run(async () => action.run()),
  });
  const others = steps
    .filter(({ label }) => next === undefined || label !== NEXT_ACTIONS[next])
    .map(actionOf);
  return (
    <Bar ref={bar} tabIndex={-1} {...focusHandlers}>
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
      {next !== undefined && (
        <Button variant="contained" onClick={actionOf({ label: '', run: runs[next] }).run}>
          {NEXT_ACTIONS[next]}
        </Button>
      )}
      {isWide
        ? others.map((action) => (
            <Button key={action.label} variant="outlined" size="small" onClick={action.run}>
              {action.label}
            </Button>
          ))
        : others.length > 0 && <More actions={others} />}
      {dialog}
    </Bar>
  );
}
