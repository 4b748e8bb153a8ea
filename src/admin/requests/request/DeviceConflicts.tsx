import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { REQUEST_FIELDS } from '@/domain/rental/requestFields';
import type { RentalRequest } from '@/domain/rental/schema';
import { adminDay } from '../../layout/adminDate';
import { StatusAlert } from '../../layout/StatusAlert';
import { editRequest } from '../changes/thunks';
import { useRequestsDispatch } from '../store/hooks';
import { syncNow, useCopyState } from '../sync/copyState';
import { keepShown } from '../sync/keepShown';

/** Returns the label of a field and what it shows with a value. */
function describe(request: RentalRequest, field: string, value: unknown) {
  const shown = { ...request, [field]: value };
  const rows = REQUEST_FIELDS.filter(([key]) => key === field);
  const text = rows
    .map((row) => row[3](shown, adminDay))
    .filter(Boolean)
    .join(', ');
  const [row] = rows;
  return {
    label: row?.[1] ?? field,
    text: text || (typeof value === 'string' && value) || (rows.length ? 'empty' : 'other value'),
  };
}

/** The fields of a request that were changed on two devices, until a person has chosen a value. */
export function DeviceConflicts({ request }: { request: RentalRequest }) {
  const { status } = useCopyState();
  const dispatch = useRequestsDispatch();
  const { ref } = request;
  const key = `request:${ref}`;
  const nameOf = (id: string) => status?.devices.find((device) => device.id === id)?.name;
  const handleUse = async (field: string, value: unknown) => {
    await dispatch(editRequest(ref, { [field]: value }));
    await syncNow();
  };
  return status?.conflicts[key]?.map(({ field, kept, others }) => (
    <StatusAlert key={field} severity="warning">
      <strong>{`Changed on two devices: ${describe(request, field, kept.value).label}.`}</strong>
      {` Shown: ${describe(request, field, kept.value).text}.`}
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button variant="outlined" onClick={() => void dispatch(keepShown(key, [field]))}>
          Keep
        </Button>
        {others.map(({ value, by }) => (
          <Button
            key={JSON.stringify(value)}
            variant="outlined"
            onClick={() => void handleUse(field, value)}
          >
            {`Use ${describe(request, field, value).text}${nameOf(by) ? ` (${nameOf(by)})` : ''}`}
          </Button>
        ))}
      </Stack>
    </StatusAlert>
  ));
}
