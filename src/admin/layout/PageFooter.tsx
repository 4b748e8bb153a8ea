import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Bar = styled('footer')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '12px 0',
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.default,
}));

/** Footer with the buttons of a page. It stays visible, and toasts appear above it. */
export function PageFooter(props: ComponentProps<'footer'>) {
  return <Bar data-foot {...props} />;
}
