import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { usePublishedContentQuery } from '@/api/drafts/publishedContent';
import { Banner } from '@/ui/Banner';

export interface FailedLoadProps {
  /** A warning where defaults stand in. */
  tone?: 'error' | 'warning';
  /** What could not be loaded. */
  children: ReactNode;
}

/** Says what could not be loaded, and asks for it again; until then it cannot be edited (decisions.md). */
export function FailedLoad({ tone = 'error', children }: FailedLoadProps) {
  const { isFetching, refetch } = usePublishedContentQuery();
  return (
    <Banner tone={tone}>
      {children}
      <Button variant="outlined" size="small" disabled={isFetching} onClick={() => void refetch()}>
        Try Again
      </Button>
    </Banner>
  );
}
