import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { RADII } from '@/theme/tokens';
import { countRecords } from '../labels';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 8px 8px 18px',
  borderRadius: RADII.card,
  border: `1px solid ${theme.vars?.palette.primary.main}`,
  backgroundColor: theme.vars?.palette.background.paper,
  '& > p': { fontWeight: 600, marginRight: 8 },
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minWidth: 0 },
  '& .MuiButton-root': { flex: 'none', padding: '10px 16px' },
  [theme.breakpoints.down('sm')]: {
    position: 'sticky',
    zIndex: 5,
    bottom: 12,
    padding: 8,
    '& > p': { width: '100%', paddingLeft: 8 },
    // One line, which scrolls horizontally.
    '& > div': { flexWrap: 'nowrap', overflowX: 'auto', padding: 4, margin: -4 },
    '& > div > span': { flex: 'none' },
  },
}));

export interface BulkBarProps {
  labels: { one: string; many: string };
  selected: number;
  found: number;
  onSelectAll: () => void;
  onClear: () => void;
  children: ReactNode;
}

/** Bulk actions for the selected rows. */
export function BulkBar(props: BulkBarProps) {
  const { labels, selected, found, onSelectAll, onClear, children } = props;
  return (
    <Bar data-foot role="group" aria-label={`Selected ${labels.many}`}>
      <p role="status">{countRecords(labels, selected)} selected</p>
      <div>
        {children}
        {selected < found && <Button onClick={onSelectAll}>{`Select all ${found}`}</Button>}
        <Button onClick={onClear}>Clear selection</Button>
      </div>
    </Bar>
  );
}
