import Alert, { type AlertProps } from '@mui/material/Alert';

interface StatusAlertProps extends Pick<AlertProps, 'children' | 'ref' | 'action'> {
  severity: 'success' | 'warning' | 'error';
}

/** Message of a screen or form. Errors are announced immediately, other messages politely. */
export function StatusAlert(props: StatusAlertProps) {
  return <Alert {...props} role={props.severity === 'error' ? 'alert' : 'status'} tabIndex={-1} />;
}
