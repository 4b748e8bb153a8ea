import { styled } from '@mui/material/styles';
import { useId } from 'react';

const Line = styled('div')(({ theme }) => ({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& input:disabled + span': { opacity: 0.6 },
  '& > p': { fontSize: '0.875rem', color: theme.vars?.palette.text.secondary },
  '& > p[data-error]': { color: theme.vars?.palette.error.main },
}));

interface CheckboxFieldProps {
  label: string;
  name?: string;
  isChecked: boolean;
  /** Only some of the items of this checkbox are selected. */
  isIndeterminate?: boolean;
  onChange: (isChecked: boolean) => void;
  hint?: string;
  error?: string;
  isDisabled?: boolean;
}

/** Checkbox with a description. */
export function CheckboxField(props: CheckboxFieldProps) {
  const {
    label,
    name,
    isChecked,
    isIndeterminate = false,
    onChange,
    hint,
    error,
    isDisabled,
  } = props;
  const id = useId();
  const note = error ?? hint;
  return (
    <Line>
      <label>
        <input
          type="checkbox"
          name={name}
          checked={isChecked}
          disabled={isDisabled}
          ref={(input) => {
            if (input) input.indeterminate = isIndeterminate;
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {note && (
        <p id={id} data-error={error ? '' : undefined}>
          {note}
        </p>
      )}
    </Line>
  );
}
