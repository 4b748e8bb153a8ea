import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { useCloseRequest } from './useCloseRequest';

interface AdminDialogProps extends Pick<DialogProps, 'maxWidth' | 'fullScreen' | 'children'> {
  onClose: () => void;
  /** Accessible name of a dialog without a `DialogTitle`. */
  label?: string;
}

/**
 * Dialog that is open while it is rendered. Escape, the Back gesture of Android and a press outside
 * call `onClose`.
 */
export function AdminDialog({ onClose, label, ...props }: AdminDialogProps) {
  const handleClose = useCloseRequest(onClose);
  const name = label === undefined ? {} : { 'aria-label': label, 'aria-labelledby': undefined };
  return <Dialog {...props} open fullWidth onClose={handleClose} slotProps={{ paper: name }} />;
}
