import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { StatePanel } from './StatePanel';

export interface RetryPanelProps {
  title: string;
  /** What more there is to say. */
  children?: ReactNode;
  onRetry: () => void;
  level?: 'h1' | 'h2' | 'h3';
}

/** Content that could not be loaded, with Try Again. */
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
