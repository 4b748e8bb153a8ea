import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { HEIGHTS } from '@/theme/tokens';

export interface ColumnChoiceProps {
  columns: readonly { id: string; label: string; isShown: boolean; toggle: () => void }[];
}

/** Menu to show or hide columns. */
export function ColumnMenu({ columns }: ColumnChoiceProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ViewColumnIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Columns
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Columns',
            sx: { mt: 1, p: 1, border: '1px solid', borderColor: 'divider', display: 'grid' },
          },
        }}
      >
        {columns.map(({ id, label, isShown, toggle }) => (
          <FormControlLabel
            key={id}
            label={label}
            sx={{ m: 0, pr: 2, minHeight: HEIGHTS.touch }}
            control={<Checkbox checked={isShown} onChange={toggle} />}
          />
        ))}
      </Popover>
    </>
  );
}
