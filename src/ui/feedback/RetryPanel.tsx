import type { ReactNode } from 'react';
import { Button } from '../form/Button';
import { StatePanel } from './StatePanel';

interface RetryPanelProps {
  title: string;
  /** Additional explanation. */
  children?: ReactNode;
  /** Missing if trying again cannot help. */
  onRetry?: (() => void) | undefined;
  /** Other buttons and links. */
  actions?: ReactNode;
  level?: 'h1' | 'h2' | 'h3';
}

/** Error message with a Try Again button, for content that could not be loaded. */
export function RetryPanel({ title, children, onRetry, actions, level }: RetryPanelProps) {
  return (
    <StatePanel
      tone="error"
      level={level}
      title={title}
      actions={
        <>
          {onRetry && (
            <Button variant="contained" onClick={onRetry}>
              Try Again
            </Button>
          )}
          {actions}
        </>
      }
    >
      {children}
    </StatePanel>
  );
}
