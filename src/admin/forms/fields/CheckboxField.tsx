import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';

interface CheckboxFieldProps {
  label: string;
  name?: string;
  isChecked: boolean;
  isIndeterminate?: boolean;
  onChange: (isChecked: boolean) => void;
  hint?: string | undefined;
  error?: string | undefined;
  isDisabled?: boolean;
}

export function CheckboxField(props: CheckboxFieldProps) {
  const { label, name, isChecked, isIndeterminate, onChange, hint, error, isDisabled } = props;
  const id = useId();
  const note = error ?? hint;
  return (
    <FormControl error={error !== undefined} disabled={isDisabled}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            name={name}
            checked={isChecked}
            indeterminate={isIndeterminate}
            onChange={(_event, isOn) => onChange(isOn)}
            slotProps={{
              input: {
                'aria-invalid': error === undefined ? undefined : true,
                'aria-describedby': note === undefined ? undefined : id,
              },
            }}
          />
        }
      />
      {note !== undefined && <FormHelperText id={id}>{note}</FormHelperText>}
    </FormControl>
  );
}
