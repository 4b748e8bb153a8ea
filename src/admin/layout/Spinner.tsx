import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { LoadingHeading } from '@/ui/feedback/LoadingHeading';

export function PartSpinner({ label }: { label: string }) {
  return (
    <Stack
      role="status"
      aria-label={label}
      sx={{ alignItems: 'center', justifyContent: 'center', minHeight: '50dvh' }}
    >
      <CircularProgress aria-hidden />
    </Stack>
  );
}

export function Spinner({ label }: { label: string }) {
  return (
    <>
      <LoadingHeading>{label}</LoadingHeading>
      <PartSpinner label={label} />
    </>
  );
}
