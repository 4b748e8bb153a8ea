import Chip from '@mui/material/Chip';

export function StatusBadge({ isOn, on, off }: { isOn: boolean; on: string; off: string }) {
  return isOn ? <Chip variant="filled" color="primary" label={on} /> : <Chip label={off} />;
}
