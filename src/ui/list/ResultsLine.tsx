import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { HEIGHTS } from '@/theme/tokens';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
  minHeight: HEIGHTS.touch,
  marginBottom: 8,
  color: theme.vars?.palette.text.secondary,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  '& > p': { flex: '1 1 4.5rem' },
  '& button': { flexShrink: 0, marginRight: -8, padding: 8, whiteSpace: 'nowrap' },
}));

interface ResultsLineProps {
  text: string;
  /** The search of the results if it is not the typed one. */
  search?: string | undefined;
  children?: ReactNode;
}

export function ResultsLine({ text, search, children }: ResultsLineProps) {
  return (
    <Line>
      <p role="status">
        {search !== undefined && <span>{`Showing results for "${search.toLowerCase()}"`}</span>}
        {search !== undefined && <br />}
        {text}
      </p>
      {children}
    </Line>
  );
}
