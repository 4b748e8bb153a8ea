import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Button } from '../form/Button';
import { ButtonRow, Panel } from '../layout/Boxes';

interface StatePanelProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  tone?: 'plain' | 'error';
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
  children?: ReactNode;
  /** Missing if trying again cannot help. */
  onRetry?: (() => void) | undefined;
  actions?: ReactNode;
  level?: 'h1' | 'h2' | 'h3';
}

export function RetryPanel({ title, children, onRetry, actions, level }: RetryPanelProps) {
  return (
    <StatePanel
      tone="error"
      level={level}
      title={title}
      actions={
        <>
          {onRetry && (
            <Button variant="contained" data-retry="" onClick={onRetry}>
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
  to: string;
  label: string;
  /** Whether the link to the list is the main action. */
  isMain: boolean;
}

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
