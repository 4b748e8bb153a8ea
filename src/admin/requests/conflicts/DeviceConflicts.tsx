import Button from '@mui/material/Button';
import { deviceDifferences } from '@/domain/rental/incoming/differences';
import type { RentalRequest } from '@/domain/rental/schema';
import { keptEntry } from '@/domain/rental/sync/changedOnTwoDevices';
import { adminDay } from '../../layout/adminDate';
import { StatusAlert } from '../../layout/StatusAlert';
import { editRequest } from '../changes/thunks';
import { useRequestsDispatch } from '../store/hooks';

/** The fields of a request that two devices have changed, with both values, until the office has changed or kept them. */
export function DeviceConflicts({ request }: { request: RentalRequest }) {
  const dispatch = useRequestsDispatch();
  const changed = deviceDifferences(request, adminDay);
  if (changed.length === 0) return null;
  const handleKeep = () =>
    void dispatch(
      editRequest(request.ref, (now, at) => ({ log: [...now.log, keptEntry(now, at)] })),
    );
  return (
    <StatusAlert severity="warning">
      {changed.map(({ field, before, after }) => (
        <div key={field}>
          <strong>{`Changed on two devices: ${field}.`}</strong>
          {` Shown: ${after}. Also entered: ${before}.`}
        </div>
      ))}
      <Button variant="outlined" onClick={handleKeep}>
        Keep shown values
      </Button>
    </StatusAlert>
  );
}
