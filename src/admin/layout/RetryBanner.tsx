import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { StatusAlert } from './StatusAlert';

export interface RetryBannerProps {
  tone?: 'error' | 'warning';
  /** Whether a retry is in progress. */
  isBusy?: boolean;
  onRetry: () => void;
  /** The error message. */
  children: ReactNode;
  /** The consequence of the error, on a separate line. */
  detail?: string;
}

/** Error message with a Try Again button. */
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
