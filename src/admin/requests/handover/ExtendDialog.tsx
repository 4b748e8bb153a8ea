import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { addDays, isDay } from '@/domain/availability/day';
import { extensionText } from '@/domain/rental/handover';
import { datesOfRequest } from '@/domain/rental/requestSteps';
import type { RentalRequest } from '@/domain/rental/schema';
import { AdminDialog } from '../../layout/AdminDialogs';
import { Conflicts, StockNotes, useConflicts } from '../conflicts/Conflicts';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectCharging, selectBetween } from '../store/stockSelectors';
import { useBusy } from '../../layout/useBusy';
import { useCurrentDay } from '../../layout/useNow';
import { extendRental } from './handoverThunks';

interface ExtendDialogProps {
  request: RentalRequest;
  onClose: () => void;
}

/** Dialog that moves the last day of a rental, and tells what that costs and who else needs the equipment on the added days. */
export function ExtendDialog({ request, onClose }: ExtendDialogProps) {
  const dispatch = useRequestsDispatch();
  const charging = useRequestsSelector(selectCharging);
  const { sameDay } = useRequestsSelector(selectBetween) ?? {};
  const today = useCurrentDay();
  const [to, setTo] = useState(() => addDays(request.to, 1));
  const isLater = isDay(to) && to > request.to;
  const isValid = isLater && datesOfRequest({ from: request.from, to }) !== undefined;
  // Conflicts of the days before do not depend on the extension.
  const added = { ...request, from: sameDay ? request.to : addDays(request.to, 1), to };
  const conflicts = useConflicts(added);
  const { isBusy, run } = useBusy();
  const handleExtend = () =>
    run(async () => {
      if ((await dispatch(extendRental(request.ref, to))) !== 'rejected') onClose();
    });
  return (
    <AdminDialog maxWidth="sm" onClose={onClose}>
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
        <Button variant="outlined" onClick={onClose}>
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
