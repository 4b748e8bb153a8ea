import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useLiveContentQuery } from '../drafts/content/liveContent';

interface StatusAlertProps extends Pick<AlertProps, 'children' | 'ref'> {
  severity: 'success' | 'warning' | 'error';
}

/** Message of a screen or form. Errors are announced immediately, other messages politely. */
export function StatusAlert(props: StatusAlertProps) {
  return <Alert {...props} role={props.severity === 'error' ? 'alert' : 'status'} tabIndex={-1} />;
}

interface RetryBannerProps {
  tone?: 'error' | 'warning';
  isBusy?: boolean;
  onRetry: () => void;
  children: ReactNode;
  detail?: string;
}

export function RetryBanner({
  tone = 'error',
  isBusy,
  onRetry,
  children,
  detail,
}: RetryBannerProps) {
  return (
    <StatusAlert severity={tone}>
      <span>{children}</span>
      {detail && <span>{detail}</span>}
      <Button variant="outlined" size="small" disabled={isBusy} onClick={onRetry}>
        Try Again
      </Button>
    </StatusAlert>
  );
}

/** The content cannot be edited until it is loaded. The tone is a warning where defaults are shown. */
export function LoadErrorBanner(props: Pick<RetryBannerProps, 'tone' | 'children' | 'detail'>) {
  const { isFetching, refetch } = useLiveContentQuery();
  return <RetryBanner {...props} isBusy={isFetching} onRetry={() => void refetch()} />;
}
