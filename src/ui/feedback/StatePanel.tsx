import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { RADII } from '@/theme/tokens';

interface StatePanelProps {
  title: string;
  children?: ReactNode;
  /** Buttons and links for the next step. */
  actions?: ReactNode;
  tone?: 'plain' | 'error';
  /** Heading level that fits the outline of the page. */
  level?: 'h1' | 'h2' | 'h3';
}

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  padding: '56px 24px',
  textAlign: 'center',
  borderRadius: RADII.card,
  border: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
  '&[data-tone="error"]': {
    borderColor: theme.vars?.palette.error.main,
    backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.error.main} 8%, ${theme.vars?.palette.background.paper})`,
  },
}));

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  justifyContent: 'center',
});

/** Empty or error state with title, explanation and actions. Errors are announced. */
export function StatePanel({
  title,
  children,
  actions,
  tone = 'plain',
  level = 'h2',
}: StatePanelProps) {
  return (
    <Panel data-tone={tone} role={tone === 'error' ? 'alert' : undefined}>
      <Typography variant="h4" component={level} color={tone === 'error' ? 'error' : undefined}>
        {title}
      </Typography>
      {children && (
        <Typography color="textSecondary" sx={{ maxWidth: '52ch' }}>
          {children}
        </Typography>
      )}
      {actions && <Actions>{actions}</Actions>}
    </Panel>
  );
}
