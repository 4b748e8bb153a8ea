import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ButtonRow } from '../layout/ButtonRow';
import { Panel } from '../layout/Panel';

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
