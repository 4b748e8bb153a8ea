import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Button } from '../form/Button';
import { ButtonRow, Panel } from '../layout/Boxes';

interface StatePanelProps {
  title: string;
  children?: ReactNode;
  /** Buttons and links for the next step. */
  actions?: ReactNode;
  tone?: 'plain' | 'error';
  /** Heading level that fits the outline of the page. */
  level?: 'h1' | 'h2' | 'h3';
}

const State = styled(Panel)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  padding: '56px 24px',
  textAlign: 'center',
  '&[data-tone="error"]': {
    borderColor: theme.vars?.palette.error.main,
    backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.error.main} 8%, ${theme.vars?.palette.background.paper})`,
  },
}));

/** Empty or error state with title, explanation and actions. Errors are announced. */
export function StatePanel({
  title,
  children,
  actions,
  tone = 'plain',
  level = 'h2',
}: StatePanelProps) {
  return (
    <State as="section" data-tone={tone} role={tone === 'error' ? 'alert' : undefined}>
      <Typography variant="h4" component={level} color={tone === 'error' ? 'error' : undefined}>
        {title}
      </Typography>
      {children && (
        <Typography color="textSecondary" sx={{ maxWidth: '52ch' }}>
          {children}
        </Typography>
      )}
      {actions && <ButtonRow style={{ justifyContent: 'center' }}>{actions}</ButtonRow>}
    </State>
  );
}

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

interface BackLinksProps {
  /** Path of the list. */
  to: string;
  /** Text of the link to the list, such as 'Back to Store'. */
  label: string;
  /** Whether the link to the list is the main action. */
  isMain: boolean;
}

/** Links of a page that cannot be shown: to its list and to the home page. */
export function BackLinks({ to, label, isMain }: BackLinksProps) {
  return (
    <>
      <Button to={to} variant={isMain ? 'contained' : 'outlined'}>
        {label}
      </Button>
      <Button to="/" variant="outlined">
        Go to Home
      </Button>
    </>
  );
}
