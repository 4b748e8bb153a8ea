import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { PopoverButton } from '../../layout/PopoverButton';

interface ColumnMenuProps {
  columns: readonly { id: string; label: string; isShown: boolean; toggle: () => void }[];
}

/** Menu to show or hide columns. */
export function ColumnMenu({ columns }: ColumnMenuProps) {
  return (
    <PopoverButton
      label="Columns"
      renderButton={(props) => (
        <Button variant="outlined" startIcon={<ViewColumnIcon />} {...props}>
          Columns
        </Button>
      )}
    >
      {() => (
        <FormGroup sx={{ padding: 1, paddingLeft: 2.5 }}>
          {columns.map(({ id, label, isShown, toggle }) => (
            <FormControlLabel
              key={id}
              label={label}
              control={<Checkbox checked={isShown} onChange={toggle} />}
            />
          ))}
        </FormGroup>
      )}
    </PopoverButton>
  );
}
