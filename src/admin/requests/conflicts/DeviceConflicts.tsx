import Button from '@mui/material/Button';
import { REQUEST_FIELDS } from '@/domain/rental/requestFields';
import type { RentalRequest } from '@/domain/rental/schema';
import { changedTwice, keptEntry } from '@/domain/rental/sync/changedTwice';
import { adminDay } from '../../layout/adminDate';
import { StatusAlert } from '../../layout/StatusAlert';
import { editRequest } from '../changes/thunks';
import { useRequestsDispatch } from '../store/hooks';

function describe(request: RentalRequest, field: keyof RentalRequest, value: unknown) {
  const shown = { ...request, [field]: value };
  const rows = REQUEST_FIELDS.filter(([key]) => key === field);
  const texts = rows.map((row) => row[3](shown, adminDay)).filter(Boolean);
  return { label: rows[0]?.[1] ?? field, text: texts.join(', ') || 'empty' };
}

/** The fields of a request that two devices have changed, with both values, until the office has changed or kept them. */
export function DeviceConflicts({ request }: { request: RentalRequest }) {
  const dispatch = useRequestsDispatch();
  const changed = changedTwice(request);
  if (changed.length === 0) return null;
  const handleKeep = () =>
    void dispatch(
      editRequest(request.ref, (now, at) => ({ log: [...now.log, keptEntry(now, at)] })),
    );
  return (
    <StatusAlert severity="warning">
      {changed.map(({ field, value, other }) => {
        const { label, text } = describe(request, field, value);
        return (
          <div key={field}>
            <strong>{`Changed on two devices: ${label}.`}</strong>
            {` Shown: ${text}. Also entered: ${describe(request, field, other).text}.`}
          </div>
        );
      })}
      <Button variant="outlined" onClick={handleKeep}>
        Keep shown values
      </Button>
    </StatusAlert>
  );
}
