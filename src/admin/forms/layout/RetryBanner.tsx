import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Banner } from '@/ui/feedback/Banner';

export interface RetryBannerProps {
  tone?: 'error' | 'warning';
  /** It is being tried. */
  isBusy?: boolean;
  onRetry: () => void;
  /** What went wrong. */
  children: ReactNode;
  /** What that means, in a line of its own. */
  detail?: string;
}

/** Says what went wrong, with Try Again. */
export function RetryBanner({
  tone = 'error',
  isBusy,
  onRetry,
  children,
  detail,
}: RetryBannerProps) {
  return (
    <Banner tone={tone}>
      <span>{children}</span>
      {detail && <span>{detail}</span>}
      <Button variant="outlined" size="small" disabled={isBusy} onClick={onRetry}>
        Try Again
      </Button>
    </Banner>
  );
}
