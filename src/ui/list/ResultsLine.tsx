import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { HEIGHTS } from '@/theme/tokens';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: HEIGHTS.touch,
  marginBottom: 8,
  color: theme.vars?.palette.text.secondary,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  '& button': { flexShrink: 0, marginRight: -8, padding: 8, whiteSpace: 'nowrap' },
}));

/** Number of results and their order. Changes are announced. */
export function ResultsLine({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Line>
      <p role="status">{text}</p>
      {children}
    </Line>
  );
}
