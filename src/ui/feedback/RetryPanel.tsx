import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { StatePanel } from './StatePanel';

interface RetryPanelProps {
  title: string;
  /** Additional explanation. */
  children?: ReactNode;
  onRetry: () => void;
  level?: 'h1' | 'h2' | 'h3';
}

/** Error message with a Try Again button, for content that could not be loaded. */
export function RetryPanel({ title, children, onRetry, level }: RetryPanelProps) {
  return (
    <StatePanel
      tone="error"
      level={level}
      title={title}
      actions={
        <Button variant="contained" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {children}
    </StatePanel>
  );
}
