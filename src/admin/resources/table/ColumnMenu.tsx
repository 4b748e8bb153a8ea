import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useCloseRequest } from '../../layout/AdminDialogs';

interface ColumnMenuProps {
  columns: readonly { id: string; label: string; isShown: boolean; toggle: () => void }[];
}

interface OpenMenuProps extends ColumnMenuProps {
  anchor: HTMLElement;
  onClose: () => void;
}

function OpenMenu({ anchor, columns, onClose }: OpenMenuProps) {
  const handleClose = useCloseRequest(onClose);
  return (
    <Popover
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={handleClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Columns' } }}
    >
      <FormGroup sx={{ padding: 1, paddingLeft: 2.5 }}>
        {columns.map(({ id, label, isShown, toggle }) => (
          <FormControlLabel
            key={id}
            label={label}
            control={<Checkbox checked={isShown} onChange={toggle} />}
          />
        ))}
      </FormGroup>
    </Popover>
  );
}

/** Menu to show or hide columns. Escape and a press outside close it. */
export function ColumnMenu({ columns }: ColumnMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ViewColumnIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Columns
      </Button>
      {anchor && (
        <OpenMenu anchor={anchor} columns={columns} onClose={() => setAnchor(undefined)} />
      )}
    </>
  );
}
