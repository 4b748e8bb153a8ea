import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { RADII } from '@/theme/tokens';

interface BannerProps {
  tone: 'success' | 'error' | 'warning';
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

const Message = styled('div')(({ theme }) => {
  const tint = (colour: string | undefined) => ({
    borderColor: colour,
    backgroundColor: `color-mix(in srgb, ${colour} 12%, ${theme.vars?.palette.background.paper})`,
  });
  return {
    display: 'grid',
    gap: 12,
    justifyItems: 'start',
    padding: '14px 18px',
    borderRadius: RADII.card,
    border: '1px solid',
    fontWeight: 500,
    '&[data-tone="success"]': tint(theme.vars?.palette.success.main),
    '&[data-tone="error"]': tint(theme.vars?.palette.error.main),
    '&[data-tone="warning"]': tint(theme.vars?.palette.warning.main),
  };
});

export function Banner({ tone, children, ref }: BannerProps) {
  return (
    <Message ref={ref} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'} tabIndex={-1}>
      {children}
    </Message>
  );
}
