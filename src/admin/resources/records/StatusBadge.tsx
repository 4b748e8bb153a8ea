import Chip from '@mui/material/Chip';

/** Chip with the status of a record, emphasised while it is on. */
export function StatusBadge({ isOn, on, off }: { isOn: boolean; on: string; off: string }) {
  return isOn ? <Chip variant="filled" color="primary" label={on} /> : <Chip label={off} />;
}
