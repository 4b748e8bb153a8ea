import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, memo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { whatsappShareLink, whatsappTextLink } from '@/api/gateways/links';
import { addDays, isDay, type Day } from '@/domain/availability/day';
import { requestPath } from '@/domain/links/adminPaths';
import { firstPhone } from '@/domain/links/phone';
import {
  extensionText,
  lateFee,
  lateLine,
  overdueDays,
  overdueText,
  packedPieces,
  reminderText,
  wasCollected,
} from '@/domain/rental/handover';
import { formatMoney } from '@/domain/rental/money';
import { datesOfRequest } from '@/domain/rental/requestSteps';
import type { RentalRequest } from '@/domain/rental/schema';
import { useUnsavedInput } from '../../forms/unsavedInput';
import { AdminDialog } from '../../layout/AdminDialogs';
import { StatusAlert } from '../../layout/StatusAlert';
import { useBusy } from '../../layout/useBusy';
import { useCurrentDay } from '../../layout/useNow';
import { inputDropped, selectInputs } from '../../store/unsavedSlice';
import { Conflicts, StockNotes, useConflicts } from '../conflicts/Conflicts';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import {
  selectCharging,
  selectBetween,
  selectCompany,
  selectRentalTerms,
} from '../store/stockSelectors';
import { extendRental, addLateFee } from './handoverThunks';

/** The name of its unsaved input, which is `to`. */
const EXTEND_FORM = 'extend';

/** Returns the unsaved input of the dialog from before a reload; undefined if the one of this request was not open. */
function useUnsavedDay(ref: string): unknown {
  const input = useRequestsSelector((state) => selectInputs(state)[EXTEND_FORM]);
  return input?.id === ref ? input.values['to'] : undefined;
}

interface ExtendDialogProps {
  request: RentalRequest;
  onClose: () => void;
}

export function ExtendDialog({ request, onClose }: ExtendDialogProps) {
  const dispatch = useRequestsDispatch();
  const charging = useRequestsSelector(selectCharging);
  const { sameDay } = useRequestsSelector(selectBetween) ?? {};
  const today = useCurrentDay();
  const unsaved = useUnsavedDay(request.ref);
  const [to, setTo] = useState(typeof unsaved === 'string' ? unsaved : addDays(request.to, 1));
  useUnsavedInput(EXTEND_FORM, { id: request.ref, values: { to } });
  const isLater = isDay(to) && to > request.to;
  const isValid = isLater && datesOfRequest({ from: request.from, to }) !== undefined;
  // Conflicts of the days before do not depend on the extension.
  const added = { ...request, from: sameDay ? request.to : addDays(request.to, 1), to };
  const conflicts = useConflicts(added);
  const { isBusy, run } = useBusy();
  const handleClose = () => {
    dispatch(inputDropped(EXTEND_FORM));
    onClose();
  };
  const handleExtend = () =>
    run(async () => {
      if ((await dispatch(extendRental(request.ref, to))) !== 'rejected') handleClose();
    });
  return (
    <AdminDialog maxWidth="sm" onClose={handleClose}>
      <DialogTitle>Extend</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <TextField
            type="date"
            label="New last day"
            value={to}
            error={!isValid}
            helperText={isValid ? undefined : 'Enter a day after the present last day'}
            slotProps={{ htmlInput: { min: addDays(request.to, 1) } }}
            onChange={({ target }) => setTo(target.value)}
          />
          {isValid && (
            <div role="status">
              <Typography>{extensionText(request, to, today, charging)}</Typography>
              {conflicts.length === 0 && (
                <Typography>Everything is available until then.</Typography>
              )}
            </div>
          )}
          <Conflicts conflicts={conflicts} />
          <StockNotes request={added} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={handleClose}>
          Cancel
        </Button>
        <Button
          variant="contained"
          disabled={!isValid || isBusy}
          onClick={() => void handleExtend()}
        >
          Extend rental
        </Button>
      </DialogActions>
    </AdminDialog>
  );
}

interface RequestProps {
  request: RentalRequest;
  today: Day;
}

/** Empty without a rule for late returns. */
function LateFeeButton({ request, today }: RequestProps) {
  const dispatch = useRequestsDispatch();
  const hasLateFee = useRequestsSelector((state) => selectRentalTerms(state)?.lateRule);
  const charging = useRequestsSelector(selectCharging);
  const { days, amount } = lateFee(request, today, charging);
  const known = lateLine(request.lines);
  if (!hasLateFee || !wasCollected(request)) return null;
  if (days === 0 || amount === 0 || known?.amount === amount) return null;
  return (
    <Button variant="outlined" onClick={() => void dispatch(addLateFee(request.ref))}>
      {`${known ? 'Update' : 'Add'} late fee of ${formatMoney(amount)}`}
    </Button>
  );
}

export function OverdueAlert({ request, today }: RequestProps) {
  const company = useRequestsSelector(selectCompany);
  const days = overdueDays(request, today);
  if (days === 0) return null;
  const text = reminderText(request, days, company?.name ?? '');
  const number = firstPhone(request.customer.phone);
  // Without a valid number, WhatsApp asks for the recipient.
  const href = whatsappTextLink(number, text) ?? whatsappShareLink(text);
  return (
    <StatusAlert severity="error">
      <strong>{overdueText(days)}</strong>
      <Button variant="outlined" onClick={() => window.open(href, '_blank', 'noopener,noreferrer')}>
        Remind on WhatsApp
      </Button>
    </StatusAlert>
  );
}

export const HandoverSection = memo(function HandoverSection({
  request,
}: Pick<RequestProps, 'request'>) {
  const today = useCurrentDay();
  const navigate = useNavigate();
  const { ref, status } = request;
  const [isExtending, setIsExtending] = useState(useUnsavedDay(ref) !== undefined);
  const canExtend = status !== 'returned' && datesOfRequest(request) !== undefined;
  return (
    <>
      <Stack spacing={1.5}>
        {request.checklist.length > 0 && (
          <Typography color="textSecondary">{packedPieces(request).text}</Typography>
        )}
        <Stack direction="row" spacing={1}>
          <Button component={Link} to={requestPath(ref, 'packing')} variant="outlined">
            Packing list
          </Button>
          <Button component={Link} to={requestPath(ref, 'handover')} variant="outlined">
            Hand-over
          </Button>
          {status === 'returned' && (
            <Button variant="outlined" onClick={() => void navigate(requestPath(ref, 'return'))}>
              Take back
            </Button>
          )}
          {canExtend && (
            <Button variant="outlined" onClick={() => setIsExtending(true)}>
              Extend
            </Button>
          )}
          <LateFeeButton request={request} today={today} />
        </Stack>
      </Stack>
      {isExtending && <ExtendDialog request={request} onClose={() => setIsExtending(false)} />}
    </>
  );
});
