import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { countRecords } from '../labels';

const Bar = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '8px 8px 8px 16px',
  fontWeight: 600,
  '& .MuiButton-root': { padding: '10px 16px' },
  [theme.breakpoints.down('md')]: {
    position: 'sticky',
    zIndex: 5,
    bottom: 12,
    // One line, which scrolls horizontally.
    '& > div': { flexWrap: 'nowrap', overflowX: 'auto', padding: 4, margin: -4 },
    '& > div > *': { flex: 'none' },
  },
}));

interface BulkBarProps {
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
    <Bar data-foot data-selected="" role="group" aria-label={`Selected ${labels.many}`}>
      <p role="status">{countRecords(labels, selected)} selected</p>
      <Stack direction="row" spacing={1} sx={{ minWidth: 0 }}>
        {children}
        {selected < found && <Button onClick={onSelectAll}>{`Select all ${found}`}</Button>}
        <Button onClick={onClear}>Clear selection</Button>
      </Stack>
    </Bar>
  );
}
